import { reaction } from "#infra/jobs"
import { WorkPaused } from "../../contract/events/workOrders.ts"
import { notifyOfPause } from "../commands/NotifyOfPause.ts"

export const whenWorkPaused = reaction({
  name: "maintenance.when-work-paused",
  does: "Notifies the person who opened a work order that the work waits.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: WorkPaused,
  run: notifyOfPause
})
