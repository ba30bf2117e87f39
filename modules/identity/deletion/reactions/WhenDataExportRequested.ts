import { reaction } from "#infra/jobs"
import { DataExportRequested } from "../../contract/events.ts"
import { writeDataExport } from "../commands/WriteDataExport.ts"

export const whenDataExportRequested = reaction({
  name: "identity.when-data-export-requested",
  does: "Writes a file of everything that a person's account holds, and notifies them.",
  touches: ["every module", "identity.exports", "notifications.notifications", "app.mails"],
  event: DataExportRequested,
  run: ({ userId, exportId }, { id: eventId }) => writeDataExport({ userId, exportId, eventId })
})
