import { fieldErrorsOf, type OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Result, Schema } from "effect"
import type { ImportedRow, ImportReport } from "../contract/imports.ts"
import { unguarded } from "../contract/formulas.ts"
import { CustomerFields, type CustomerView, type ImportId } from "../contract/views.ts"
import type { Entered } from "./Customers.ts"

const decode = Schema.decodeUnknownResult(Schema.Struct(CustomerFields))

/** A valid row. */
export interface ReadRow {
  readonly line: number
  readonly entered: Entered
}

type RowError = ImportReport["faults"][number]

const cellValue = (cell = ""): string | null => (cell.trim() === "" ? null : unguarded(cell.trim()))

const readRow = ({
  line,
  name,
  email,
  phone,
  notes
}: ImportedRow): Result.Result<ReadRow, ReadonlyArray<RowError>> =>
  decode(
    {
      name: cellValue(name) ?? "",
      email: cellValue(email),
      phone: cellValue(phone),
      notes: cellValue(notes)
    },
    { errors: "all" }
  ).pipe(
    Result.map((entered) => ({ line, entered })),
    Result.mapError(({ issue }) =>
      fieldErrorsOf(issue).map(({ path, error, message }) => ({
        line,
        field: path.map(String).join(""),
        ...error,
        message
      }))
    )
  )

/** Validates each row separately. */
export const readRows = (rows: ReadonlyArray<ImportedRow>) => {
  const results = rows.map(readRow)
  return {
    valid: results.flatMap((result) => (Result.isSuccess(result) ? [result.success] : [])),
    faults: results.flatMap((result) => (Result.isFailure(result) ? result.failure : []))
  }
}

/** Who has an address: the line of the import that created the customer, or null for any other customer. */
export type Holders = ReadonlyMap<string, number | null>

/** Which lines were or would be imported, and who has the addresses of the others. */
export interface Outcome {
  readonly made: ReadonlySet<number>
  readonly holders: Holders
}

/** Reports which rows were imported and which were skipped because their address is taken. */
export const reportOf = (
  { valid, faults }: ReturnType<typeof readRows>,
  { made, holders }: Outcome
): ImportReport => ({
  created: valid.filter(({ line }) => made.has(line)).length,
  skipped: valid.flatMap(({ line, entered }) =>
    made.has(line)
      ? []
      : [{ line, email: entered.email ?? "", same_as: holders.get(entered.email ?? "") ?? null }]
  ),
  faults
})

/** What an import would create: the lines whose address belongs to no customer and no earlier line. */
export const expectedOutcome = (
  valid: ReadonlyArray<ReadRow>,
  made: ReadonlySet<number>,
  taken: Holders
): Outcome => {
  const holders = new Map(taken)
  const lines = new Set(made)
  for (const { line, entered } of valid.toSorted((a, b) => a.line - b.line)) {
    if (entered.email === null || !holders.has(entered.email)) lines.add(line)
    if (entered.email !== null && !holders.has(entered.email)) holders.set(entered.email, line)
  }
  return { made: lines, holders }
}

export const addressesOf = (rows: ReadonlyArray<ReadRow>): ReadonlyArray<string> =>
  rows.flatMap(({ entered: { email } }) => (email === null ? [] : [email]))

/** A customer created from a row. */
export type Imported = CustomerView & { readonly import_id: ImportId; readonly import_line: number }

/** Imports of customers, sent at most 100 rows at a time. */
export class Imports extends Context.Service<
  Imports,
  {
    /**
     * Starts or continues an import and locks it against undoing until the unit of work ends. `isNew`: no earlier
     * request started it. `undone`: it was undone before.
     */
    readonly begin: (
      organizationId: OrganizationId,
      id: ImportId,
      at: Date
    ) => Effect.Effect<{ readonly isNew: boolean; readonly undone: boolean }>
    /** Creates customers for rows that were not imported before and whose address is free. */
    readonly add: (customers: ReadonlyArray<Imported>) => Effect.Effect<void>
    /** The lines that this import has already created. */
    readonly made: (
      organizationId: OrganizationId,
      id: ImportId,
      lines: ReadonlyArray<number>
    ) => Effect.Effect<ReadonlySet<number>>
    /** The addresses that active customers already have. */
    readonly taken: (
      organizationId: OrganizationId,
      id: ImportId,
      emails: ReadonlyArray<string>
    ) => Effect.Effect<Holders>
    /**
     * Removes the customers of the import that are unchanged and that nothing refers to, archives the other active ones,
     * and returns their numbers. None when the import does not exist.
     */
    readonly undo: (
      organizationId: OrganizationId,
      id: ImportId,
      at: Date
    ) => Effect.Effect<Option.Option<{ readonly removed: number; readonly archived: number }>>
  }
>()("customers/Imports") {}
