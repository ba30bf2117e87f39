import { reaction } from "#infra/jobs"
import { DefectReported } from "../../contract/events/defects.ts"
import { notifyOfDefect } from "../commands/NotifyOfDefect.ts"

export const whenDefectReported = reaction({
  name: "maintenance.when-defect-reported",
  does: "Notifies those who take care of defects that one was reported.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DefectReported,
  run: (event, { id }) => notifyOfDefect(event, id)
})
