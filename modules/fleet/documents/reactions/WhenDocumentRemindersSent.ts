import { reaction } from "#infra/jobs"
import { DocumentRemindersSent } from "../../contract/events.ts"
import { notifyOfDocuments } from "../commands/NotifyOfDocuments.ts"

export const whenDocumentRemindersSent = reaction({
  name: "fleet.when-document-reminders-sent",
  does: "Notifies managers that documents of vehicles expire soon or have expired.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: DocumentRemindersSent,
  run: notifyOfDocuments
})
