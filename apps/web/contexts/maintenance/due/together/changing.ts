import type { CalendarDate } from "#kernel"
import {
  CompleteService,
  ListServices,
  type OccurrenceId,
  ReopenService,
  SkipService
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { api } from "../../../../api/client.ts"
import { problemOf } from "../../../../api/problem.ts"
import { everyId } from "../../../views/together/everyId.ts"
import { type Outcome, sendTogether } from "../../../views/together/sendTogether.ts"
import type { DueListState } from "../useDueList.ts"

/** What happens to the selected services. */
export type Change =
  | { readonly what: "complete"; readonly on: CalendarDate }
  | { readonly what: "skip"; readonly reason: string }
  | { readonly what: "reopen" }

export type ServiceIds = ReadonlyArray<OccurrenceId>
export type Body = Change & { readonly ids: ServiceIds }

/** The ids of all services that match, also those that are not loaded. Stops early once it is not wanted any more. */
export const everyMatch = (
  { id }: Organization,
  matching: DueListState["matching"],
  isWanted: () => boolean
): Promise<ServiceIds> =>
  everyId(
    (page) => api(ListServices, { params: { organizationId: id }, query: { ...page, ...matching } }),
    isWanted
  )

const sendOne = (organizationId: Organization["id"], change: Change, occurrenceId: OccurrenceId) => {
  const params = { organizationId, occurrenceId }
  if (change.what === "complete") return api(CompleteService, { params, body: { on: change.on } })
  if (change.what === "skip") return api(SkipService, { params, body: { reason: change.reason } })
  return api(ReopenService, { params })
}

/** The service was closed, opened or removed by someone else in the meantime. */
const PASSED_OVER: ReadonlyArray<number> = [404, 409]

/** Sends changes one service at a time: each is done on its own vehicle, at its own reading. */
export const sendChanges = ({ id: organizationId }: Organization, changes: ReadonlyArray<Body>) =>
  sendTogether(
    changes,
    1,
    async ({
      ids,
      ...change
    }: Body): Promise<Outcome<OccurrenceId, { readonly id: OccurrenceId }, "closed">> => {
      const changed = ids.map((id) => ({ id }))
      try {
        for (const id of ids) await sendOne(organizationId, change, id)
        return { changed, skipped: [] }
      } catch (error) {
        if (!PASSED_OVER.includes(problemOf(error).status)) throw error
        return { changed: [], skipped: ids.map((id) => ({ id, reason: "closed" })) }
      }
    }
  )
