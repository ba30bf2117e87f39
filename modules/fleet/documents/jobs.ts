import { job } from "#infra/jobs"
import { remindOfDocuments } from "./commands/RemindOfDocuments.ts"
import { whenDocumentRemindersSent } from "./reactions/WhenDocumentRemindersSent.ts"

export const documentsJobs = [
  whenDocumentRemindersSent,
  job({
    name: "fleet.remind-of-documents",
    does: "Reminds of documents of vehicles that expire, once a day from 7:00 on where the vehicle is.",
    touches: ["fleet.documents", "fleet.document_reminders", "app.outbox"],
    cron: "12 * * * *",
    run: remindOfDocuments()
  })
]
