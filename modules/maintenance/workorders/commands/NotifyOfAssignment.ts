import { type EventEnvelope, notify } from "#kernel"
import { Effect } from "effect"
import type { WorkOrderAssigned } from "../../contract/events/workOrders.ts"
import { wordsOfAssignment } from "../domain/words.ts"
import { workAssigned } from "../notifications.ts"
import { noticeOf } from "./noticeOf.ts"

/** Notifies a technician of the work that was assigned to them. */
export const notifyOfAssignment = Effect.fn("maintenance.notifyOfAssignment")(function* (
  { organizationId, workOrderId, assignedTo }: WorkOrderAssigned,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const notice = yield* noticeOf(organizationId, workOrderId, Effect.void)
  if (notice === undefined) return
  yield* notify({
    kind: workAssigned,
    eventId,
    userId: assignedTo,
    organizationId,
    link: `/services/work-orders/${workOrderId}`,
    about: workOrderId,
    words: wordsOfAssignment(notice.about)
  })
})
