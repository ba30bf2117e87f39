import { Attempt, reaction } from "#infra/jobs"
import { continueImport } from "../commands/ContinueImport.ts"
import { orFailImport } from "../commands/orFailImport.ts"
import { ImportChanged } from "../contract/events.ts"

/** Goes on with whatever the import's state asks for; most changes ask for nothing. */
export const whenImportChanged = reaction({
  name: "imports.when-import-changed",
  does: "Checks, imports or undoes the next rows of a file.",
  touches: ["imports.imports", "imports.outcomes", "the records that are imported", "audit.entries"],
  event: ImportChanged,
  retries: 4,
  expiresAfter: 60,
  run: (event) =>
    Attempt.use(({ isLast }) =>
      orFailImport(event, isLast, continueImport(event.organizationId, event.importId))
    )
})
