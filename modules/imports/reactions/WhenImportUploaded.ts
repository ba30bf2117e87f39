import { Attempt, reaction } from "#infra/jobs"
import { orFailImport } from "../commands/orFailImport.ts"
import { readImportFile } from "../commands/ReadImportFile.ts"
import { ImportUploaded } from "../contract/events.ts"

/** Apart from the work on rows, because a workbook takes seconds to read, during which other imports go on. */
export const whenImportUploaded = reaction({
  name: "imports.when-import-uploaded",
  does: "Reads the rows of an uploaded file.",
  touches: ["imports.imports", "imports.parts", "imports.batches"],
  event: ImportUploaded,
  retries: 4,
  expiresAfter: 120,
  run: (event) =>
    Attempt.use(({ isLast }) =>
      orFailImport(event, isLast, readImportFile(event.organizationId, event.importId))
    )
})
