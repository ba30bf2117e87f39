import { reaction } from "#infra/jobs"
import { InspectionsMissed } from "../../contract/events.ts"
import { notifyOfMissed } from "../commands/NotifyOfMissed.ts"

export const whenInspectionsMissed = reaction({
  name: "inspections.when-inspections-missed",
  does: "Notifies managers that vehicles were not inspected in time.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InspectionsMissed,
  run: notifyOfMissed
})
