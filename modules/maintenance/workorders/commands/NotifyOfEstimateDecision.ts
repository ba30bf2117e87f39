import { type EventEnvelope, notify } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { EstimateDecided } from "../../contract/events/workOrders.ts"
import { wordsOfEstimate } from "../domain/words.ts"
import { estimateDecided } from "../notifications.ts"
import { settingsOf } from "../queries/GetWorkshopSettings.ts"
import { noticeOf } from "./noticeOf.ts"

/**
 * Notifies the person who sent an approval link of what was decided by it; and, of an approval above the limit, those who
 * may approve any amount.
 */
export const notifyOfEstimateDecision = Effect.fn("maintenance.notifyOfEstimateDecision")(function* (
  event: EstimateDecided,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const { organizationId, workOrderId, outcome, name, amountMinor, currency } = event
  const notice = yield* noticeOf(organizationId, workOrderId, concerned(event))
  if (notice === undefined) return
  yield* Effect.forEach(
    notice.more,
    (userId) =>
      notify({
        kind: estimateDecided,
        eventId,
        userId,
        organizationId,
        link: `/services/work-orders/${workOrderId}`,
        about: workOrderId,
        words: wordsOfEstimate({ ...notice.about, outcome, name, amountMinor, currency })
      }),
    { discard: true }
  )
})

const concerned = Effect.fnUntraced(function* ({
  organizationId,
  sentBy,
  outcome,
  amountMinor
}: EstimateDecided) {
  const { approval_from_minor: limit } = yield* settingsOf(organizationId)
  const isAbove = outcome === "approved" && limit !== null && amountMinor >= limit
  const readers = yield* Memberships.use((all) => all.holding(organizationId, "workorders.read"))
  const approvers = isAbove
    ? yield* Memberships.use((all) => all.holding(organizationId, "workorders.approve_any"))
    : []
  return new Set([...readers.filter((userId) => userId === sentBy), ...approvers])
})
