import { type ImportedTable, type ImportNeeds, ImportTargets, TableImports } from "#kernel"
import { job } from "#infra/jobs"
import { Context, Effect, Layer } from "effect"
import { deleteOldRows } from "./commands/DeleteOldRows.ts"
import { importTable } from "./commands/ImportTable.ts"
import { whenImportChanged } from "./reactions/WhenImportChanged.ts"
import { whenImportUploaded } from "./reactions/WhenImportUploaded.ts"

export const importsJobs = [
  whenImportChanged,
  whenImportUploaded,
  job({
    name: "imports.delete-old-rows",
    does: "Deletes the rows of imports that ended 30 days ago, and imports that were not started within a week.",
    touches: ["imports.imports", "imports.parts", "imports.batches", "imports.outcomes", "imports.plans"],
    cron: "37 * * * *",
    run: deleteOldRows()
  })
]

type Services = Exclude<Effect.Services<ReturnType<typeof importTable>>, ImportNeeds | ImportTargets>

/** Imports for commands and the demo. The caller's services take precedence: a dry run or the demo replaces some. */
export const TableImportsLive = Layer.effect(
  TableImports,
  Effect.map(Effect.context<Services>(), (services) =>
    TableImports.of({
      importTable: (table: ImportedTable) =>
        Effect.updateContext(importTable(table), (call: Context.Context<ImportNeeds | ImportTargets>) =>
          Context.merge(services, call)
        )
    })
  )
)
