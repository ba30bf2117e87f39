import type { Organization } from "#tenancy/contract"
import { common } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizationCommand } from "./useOrganizationCommand.ts"

interface Options {
  readonly archive: () => Promise<unknown>
  readonly restore: () => Promise<unknown>
  /** The texts of the toasts. */
  readonly archived: string
  readonly restored: string
}

/** Archiving a record, with an undo in its toast, and restoring it. */
export const useArchiving = (
  organization: Organization,
  { archive, restore, archived, restored }: Options
) => {
  const { undo } = useMessages(common)
  const restoring = useOrganizationCommand(organization, { send: restore, done: () => restored })
  const archiving = useOrganizationCommand(organization, {
    send: archive,
    done: () => archived,
    offer: { label: undo, run: restoring.mutate }
  })
  return { archive: archiving, restore: restoring }
}
