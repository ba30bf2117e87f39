import { type EventEnvelope, notify } from "#kernel"
import { Effect } from "effect"
import type { WorkPaused } from "../../contract/events/workOrders.ts"
import { wordsOfPause } from "../domain/words.ts"
import { workPaused } from "../notifications.ts"
import { noticeOf } from "./noticeOf.ts"

/** Notifies the person who opened a work order that the work waits. */
export const notifyOfPause = Effect.fn("maintenance.notifyOfPause")(function* (
  { organizationId, workOrderId, openedBy, waitingFor }: WorkPaused,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const notice = yield* noticeOf(organizationId, workOrderId, Effect.void)
  if (notice === undefined) return
  yield* notify({
    kind: workPaused,
    eventId,
    userId: openedBy,
    organizationId,
    link: `/services/work-orders/${workOrderId}`,
    about: workOrderId,
    words: wordsOfPause({ ...notice.about, waitingFor })
  })
})
