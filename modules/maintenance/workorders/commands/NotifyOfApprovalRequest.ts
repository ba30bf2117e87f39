import { type EventEnvelope, notify } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import type { ApprovalRequested } from "../../contract/events/workOrders.ts"
import { wordsOfRequest } from "../domain/words.ts"
import { approvalRequested } from "../notifications.ts"
import { settingsOf } from "../queries/GetWorkshopSettings.ts"
import { noticeOf } from "./noticeOf.ts"

/** Notifies those who can approve the amount, except the person who requested it. */
export const notifyOfApprovalRequest = Effect.fn("maintenance.notifyOfApprovalRequest")(function* (
  { organizationId, workOrderId, requestedBy, amountMinor, currency }: ApprovalRequested,
  { id: eventId }: Pick<EventEnvelope, "id">
) {
  const approvers = approversOf(organizationId, amountMinor)
  const notice = yield* noticeOf(organizationId, workOrderId, approvers)
  if (notice === undefined) return
  yield* Effect.forEach(
    notice.more.filter((userId) => userId !== requestedBy),
    (userId) =>
      notify({
        kind: approvalRequested,
        eventId,
        userId,
        organizationId,
        link: `/services/work-orders/${workOrderId}`,
        about: workOrderId,
        words: wordsOfRequest({ ...notice.about, amountMinor, currency })
      }),
    { discard: true }
  )
})

const approversOf = Effect.fnUntraced(function* (
  organizationId: ApprovalRequested["organizationId"],
  amount: number
) {
  const { approval_from_minor: limit } = yield* settingsOf(organizationId)
  const permission = limit === null || amount < limit ? "workorders.approve" : "workorders.approve_any"
  return yield* Memberships.use((all) => all.holding(organizationId, permission))
})
