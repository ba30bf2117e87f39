import { reaction } from "#infra/jobs"
import { DeferralEnded } from "../../contract/events/defects.ts"
import { notifyOfEndedDeferral } from "../commands/NotifyOfEndedDeferral.ts"

export const whenDeferralEnded = reaction({
  name: "maintenance.when-deferral-ended",
  does: "Notifies the person who deferred a defect that it is open again.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DeferralEnded,
  run: notifyOfEndedDeferral
})
