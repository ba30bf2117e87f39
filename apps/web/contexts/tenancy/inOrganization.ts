import type { Organization } from "#tenancy/contract"
import { useQueryClient } from "@tanstack/react-query"
import { problemOf, useProblemText } from "../../api/problem.ts"
import { wholeOrganizationKey } from "../../api/queryKeys.ts"
import { notify } from "../../ui/toast.ts"
import { organizationsQuery } from "./organizations.ts"

/**
 * Applied after a change in an organization: refetches its lists. `failed` is for changes outside of a form;
 * a refusal for lack of permission means that the user's role has changed, so it is refetched.
 */
export const useAfterwards = ({ id }: Organization) => {
  const client = useQueryClient()
  const say = useProblemText()
  const rightsChanged = () => client.invalidateQueries({ queryKey: organizationsQuery.queryKey })
  const changed = () => client.invalidateQueries({ queryKey: wholeOrganizationKey(id) })
  const failed = (error: unknown) => {
    const { status } = problemOf(error)
    if (status === 403 || status === 404) void rightsChanged()
    if (status >= 400 && status < 500) void changed()
    notify.error(say(error))
  }
  return { changed, rightsChanged, failed }
}
