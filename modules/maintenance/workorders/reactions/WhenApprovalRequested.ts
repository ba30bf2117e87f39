import { reaction } from "#infra/jobs"
import { ApprovalRequested } from "../../contract/events/workOrders.ts"
import { notifyOfApprovalRequest } from "../commands/NotifyOfApprovalRequest.ts"

export const whenApprovalRequested = reaction({
  name: "maintenance.when-approval-requested",
  does: "Notifies those who can approve a work order that someone requests it.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: ApprovalRequested,
  run: notifyOfApprovalRequest
})
