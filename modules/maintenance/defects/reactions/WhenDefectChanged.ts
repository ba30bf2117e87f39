import { reaction } from "#infra/jobs"
import { DefectChanged } from "../../contract/events/defects.ts"
import { notifyOfChangedDefect } from "../commands/NotifyOfChangedDefect.ts"

export const whenDefectChanged = reaction({
  name: "maintenance.when-defect-changed",
  does: "Notifies the person who reported a defect that it was resolved, and others that this person opened it again.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DefectChanged,
  run: notifyOfChangedDefect
})
