import { reaction } from "#infra/jobs"
import { ApprovalDecided } from "../../contract/events/workOrders.ts"
import { notifyOfDecision } from "../commands/NotifyOfDecision.ts"

export const whenApprovalDecided = reaction({
  name: "maintenance.when-approval-decided",
  does: "Notifies the person who requested approval of a work order what was decided.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: ApprovalDecided,
  run: notifyOfDecision
})
