import type { Organization } from "#tenancy/contract"
import { type Command, useCommand } from "../../api/useCommand.ts"
import { useOrganizationRefresh } from "./useOrganizationRefresh.ts"

/**
 * A command in an organization: refetches its data afterwards, even after a refusal, which may mean that the
 * user's role has changed.
 */
export const useOrganizationCommand = <Output, Input = void>(
  organization: Organization,
  command: Command<Input, Output>
) => {
  const { refresh, handleFailure } = useOrganizationRefresh(organization)
  return useCommand<Output, Input>({ onFailed: handleFailure, onDone: refresh, ...command })
}
