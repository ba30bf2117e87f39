import { type EventEnvelope, notify } from "#kernel"
import { Effect } from "effect"
import type { ApprovalDecided } from "../../contract/events/workOrders.ts"
import { wordsOfDecision } from "../domain/words.ts"
import { approvalDecided } from "../notifications.ts"
import { noticeOf } from "./noticeOf.ts"

/** Notifies the person who requested approval of a work order what was decided. */
export const notifyOfDecision = Effect.fn("maintenance.notifyOfDecision")(function* (
  { organizationId, workOrderId, requestedBy, approved, reason }: ApprovalDecided,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const notice = yield* noticeOf(organizationId, workOrderId, Effect.void)
  if (notice === undefined) return
  yield* notify({
    kind: approvalDecided,
    eventId,
    userId: requestedBy,
    organizationId,
    link: `/services/work-orders/${workOrderId}`,
    about: workOrderId,
    words: wordsOfDecision({ ...notice.about, approved, reason })
  })
})
