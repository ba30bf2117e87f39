import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { problemOf, useProblemText } from "../../api/problem.ts"
import { wholeOrganizationKey } from "../../api/queryKeys.ts"
import { notify } from "../../ui/toast.ts"
import { organizationsQuery } from "./organizations.ts"

/**
 * Refetches an organization's data after a change. `handleFailure` is for changes outside of a form: a refusal
 * for lack of permission means that the user's role has changed, so the role is refetched too.
 */
export const useOrganizationRefresh = ({ id }: Organization) => {
  const client = useQueryClient()
  const problemText = useProblemText()
  const refreshPermissions = () => client.invalidateQueries({ queryKey: organizationsQuery.queryKey })
  const refresh = () => client.invalidateQueries({ queryKey: wholeOrganizationKey(id) })
  const handleFailure = (error: unknown) => {
    const { status } = problemOf(error)
    if (status === 403 || status === 404) void refreshPermissions()
    if (status >= 400 && status < 500) void refresh()
    notify.error(problemText(error))
  }
  return { refresh, refreshPermissions, handleFailure }
}
