import { reaction } from "#infra/jobs"
import { EstimateDecided } from "../../contract/events/workOrders.ts"
import { notifyOfEstimateDecision } from "../commands/NotifyOfEstimateDecision.ts"

export const whenEstimateDecided = reaction({
  name: "maintenance.when-estimate-decided",
  does: "Notifies the person who sent an approval link that an estimate was approved or declined by it.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: EstimateDecided,
  run: notifyOfEstimateDecision
})
