import { job } from "#infra/jobs"
import { deleteUnlinkedFiles } from "./commands/DeleteUnlinkedFiles.ts"

export const filesJobs = [
  job({
    name: "files.delete-unlinked",
    formerly: "messaging.delete-unsent-files",
    does: "Deletes files that no record has had for a day, and the content of all deleted ones.",
    touches: ["files.files", "files.discarded", "the file store"],
    cron: "47 * * * *",
    run: deleteUnlinkedFiles()
  })
]
