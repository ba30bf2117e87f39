import { reaction } from "#infra/jobs"
import { RecallsAnnounced } from "../../contract/events/recalls.ts"
import { notifyOfRecalls } from "../commands/NotifyOfRecalls.ts"

export const whenRecallsAnnounced = reaction({
  name: "maintenance.when-recalls-announced",
  does: "Notifies those who plan services of recalls that may concern vehicles.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: RecallsAnnounced,
  run: notifyOfRecalls
})
