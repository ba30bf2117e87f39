import { faultsOf, type OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Result, Schema } from "effect"
import type { ImportedRow, ImportReport } from "../contract/customers.ts"
import { CustomerFields, type CustomerView, type ImportId } from "../contract/views.ts"
import { unguarded } from "./csv.ts"
import type { Entered } from "./Customers.ts"

const decode = Schema.decodeUnknownResult(Schema.Struct(CustomerFields))

/** A row that can become a customer. */
export interface ReadRow {
  readonly line: number
  readonly entered: Entered
}

type Fault = ImportReport["faults"][number]

const given = (cell = ""): string | null => (cell.trim() === "" ? null : unguarded(cell.trim()))

const read = ({
  line,
  name,
  email,
  phone,
  notes
}: ImportedRow): Result.Result<ReadRow, ReadonlyArray<Fault>> =>
  decode(
    { name: given(name) ?? "", email: given(email), phone: given(phone), notes: given(notes) },
    { errors: "all" }
  ).pipe(
    Result.map((entered) => ({ line, entered })),
    Result.mapError(({ issue }) =>
      faultsOf(issue).map(({ path, fault, message }) => ({
        line,
        field: path.map(String).join(""),
        ...fault,
        message
      }))
    )
  )

/** Judges every row on its own: those that can become customers, and what is wrong with the others. */
export const readRows = (rows: ReadonlyArray<ImportedRow>) => {
  const results = rows.map(read)
  return {
    valid: results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : [])),
    faults: results.flatMap((result) => (Result.isFailure(result) ? result.failure : []))
  }
}

/** What became of the rows: made, or left out because somebody has the address. */
export const reportOf = (
  { valid, faults }: ReturnType<typeof readRows>,
  made: ReadonlySet<number>
): ImportReport => ({
  created: valid.filter(({ line }) => made.has(line)).length,
  skipped: valid.flatMap(({ line, entered }) =>
    made.has(line) ? [] : [{ line, email: entered.email ?? "" }]
  ),
  faults
})

/** The lines that would be made: not those whose address is taken, by a customer or by a line further up. */
export const wouldBeMade = (
  valid: ReadonlyArray<ReadRow>,
  made: ReadonlySet<number>,
  taken: ReadonlySet<string>
): ReadonlySet<number> => {
  const seen = new Set(taken)
  const lines = new Set(made)
  for (const { line, entered } of valid.toSorted((a, b) => a.line - b.line)) {
    if (entered.email === null || !seen.has(entered.email)) lines.add(line)
    if (entered.email !== null) seen.add(entered.email)
  }
  return lines
}

/** A row of a file on its way to becoming a customer. */
export type Imported = CustomerView & { readonly import_id: ImportId; readonly import_line: number }

/** Files of customers, taken over a few hundred rows at a time. */
export class Imports extends Context.Service<
  Imports,
  {
    /**
     * Begins an import, or goes on with it; it cannot be undone before this unit of work ends. `isNew` when
     * nobody had begun it; `undone` when it was undone before.
     */
    readonly begin: (
      organizationId: OrganizationId,
      id: ImportId,
      at: Date
    ) => Effect.Effect<{ readonly isNew: boolean; readonly undone: boolean }>
    /** Makes customers of those rows whose line was not made before and whose address nobody has. */
    readonly add: (customers: ReadonlyArray<Imported>) => Effect.Effect<void>
    /** Which of these lines the import has made. */
    readonly made: (
      organizationId: OrganizationId,
      id: ImportId,
      lines: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlySet<number>>
    /** Which of these addresses active customers have. */
    readonly taken: (
      organizationId: OrganizationId,
      emails: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlySet<string>>
    /** Archives what the import made and is still active; answers how many. None when there is no such import. */
    readonly undo: (
      organizationId: OrganizationId,
      id: ImportId,
      at: Date
    ) => Effect.Effect<Option.Option<{ readonly archived: number }>>
  }
>()("customers/Imports") {}
