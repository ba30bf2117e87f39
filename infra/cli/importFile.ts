import { ExistingRecords, RowError, TableImports, Uuid } from "#kernel"
import { Spreadsheets, TableFailure } from "#infra/spreadsheets"
import { Effect, Schema, Stream } from "effect"
import { createReadStream } from "node:fs"
import { basename } from "node:path"
import { counted } from "./counted.ts"
import { CommandFailed, Missing, UsageError } from "./failures.ts"
import { argument, flag, option, type Part, type Parts } from "./input.ts"
import { inOrganization } from "./operation.ts"
import { progress } from "./progress.ts"

/** What a command imports. */
interface Importing {
  /** The kind of record, and the first word of the command. */
  readonly target: string
  /** What a column of each field has, for the help. */
  readonly columns: Readonly<Record<string, string>>
  /** What `--update` finds existing records by. */
  readonly key: string
}

const Report = Schema.Struct({
  import_id: Uuid,
  rows: Schema.Int,
  created: Schema.Int,
  updated: Schema.Int,
  unchanged: Schema.Int,
  skipped: Schema.Array(
    Schema.Struct({ line: Schema.Int, value: Schema.String, same_as: Schema.NullOr(Schema.Int) })
  ),
  faults: Schema.Array(Schema.Struct({ line: Schema.Int, ...RowError.fields }))
})

const isTableFailure = Schema.is(TableFailure)

const unreadable = (path: string) => new Missing(`${path} can't be read.`, "Give the file's full path.")

/** The rows of a CSV file or workbook. */
const rowsOf = (path: string) =>
  Effect.scoped(
    Effect.gen(function* () {
      // Opened when it is read, so that no error is missed.
      const bytes = Stream.suspend(() =>
        Stream.fromAsyncIterable<Uint8Array, Missing>(createReadStream(path), () => unreadable(path))
      )
      const table = yield* Spreadsheets.use((all) => all.open(bytes, { caller: "operator" }))
      return yield* Stream.runCollect(table.rows)
    })
  ).pipe(
    Effect.mapError((failure) => (isTableFailure(failure) ? new CommandFailed(failure.message, "") : failure))
  )

/** Refusals of options rather than of the file. */
const ABOUT_COLUMNS = new Set(["ColumnNotFound", "RequiredColumnMissing", "ColumnsNotValid"])

const SHOWN = 20

const shown = ({ rows, created, updated, unchanged, skipped, faults }: typeof Report.Type): string => {
  const lines = [
    ...faults.map(({ line, field, message }) => `  line ${line}, ${field}: ${message}`),
    ...skipped.map(({ line, value, same_as }) =>
      same_as === null
        ? `  line ${line}: ${value} already exists`
        : `  line ${line}: ${value}, same as line ${same_as}`
    )
  ]
  const more = lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more; --json shows all`] : []
  const changed = updated + unchanged > 0 ? ` ${updated} updated, ${unchanged} unchanged,` : ""
  const head = `${created} of ${counted(rows, "row")} imported,${changed} ${skipped.length} skipped, ${counted(faults.length, "error")}.`
  return [head, ...lines.slice(0, SHOWN), ...more].join("\n")
}

/** The option of a field: `modelYear` for `model_year`. */
const optionOf = (field: string): string =>
  field.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())

const columnParts = (columns: Importing["columns"]): Readonly<Record<string, Part<string | null>>> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, what]) => [
      optionOf(field),
      option(Schema.String, "column", `the column with ${what}, by header or number`)
    ])
  )

/** `<target> import`: imports a file as the web app does, in one transaction. */
export const importFile = ({ target, columns, key }: Importing) => {
  const parts = columnParts(columns)
  return inOrganization({
    words: `${target} import`,
    summary: `Import ${target} from a CSV file or Excel workbook: valid rows are imported, the rest are reported.`,
    example: `${target} import ${target}.csv --organization "Riverside Depot" --dry-run`,
    input: {
      file: argument(Schema.String, "the file"),
      update: flag(`update existing ${target} with the same ${key} instead of skipping them`),
      ...parts
    } satisfies Parts,
    changes: true,
    output: Report,
    run: Effect.fnUntraced(function* ({ file, update, ...chosen }) {
      const rows = yield* rowsOf(file)
      const columnOf: Readonly<Record<string, unknown>> = chosen
      const given = Object.keys(columns).flatMap((field) => {
        const column = columnOf[optionOf(field)]
        return typeof column === "string" ? [[field, column] as const] : []
      })
      const existing: ExistingRecords = update ? "update" : "skip"
      const importing = TableImports.use((imports) =>
        imports.importTable({
          target,
          name: basename(file),
          rows,
          columns: Object.fromEntries(given),
          existing,
          onProgress: (done, of) => progress(done, of, "rows imported")
        })
      )
      const { id, others, ...counts } = yield* Effect.mapError(importing, (refusal) =>
        ABOUT_COLUMNS.has(refusal._tag) ? new UsageError(refusal.message) : refusal
      )
      return {
        import_id: Uuid.make(id),
        ...counts,
        skipped: others.flatMap((one) => (one.outcome === "skipped" ? [one] : [])),
        faults: others.flatMap((one) =>
          one.outcome === "failed" ? one.errors.map((error) => ({ line: one.line, ...error })) : []
        )
      }
    }),
    show: shown
  })
}
