import { fieldErrorsOf, type NotFound, type OrganizationId, refused, unguarded, UserId } from "#kernel"
import { Context, type Effect, type Option, Result, Schema } from "effect"
import type { ImportedRow, ImportReport } from "../contract/imports.ts"
import { CustomerFields, CustomerGroups, type CustomerView, type ImportId } from "../contract/views.ts"
import type { Entered } from "./Customers.ts"
import { type OwnerCalled, tagsIn, typeCalled } from "../contract/importedGroups.ts"

const Type = Schema.String.check(
  Schema.makeFilter((cell: string) =>
    typeCalled(cell) ? undefined : refused("not_a_customer_type", "Enter person or company.")
  )
)
const Owner = Schema.UndefinedOr(UserId).check(
  Schema.makeFilter((owner: UserId | undefined) =>
    owner === undefined
      ? refused("not_a_member", "Owner must be a member's email address or full name.")
      : undefined
  )
)
const decode = Schema.decodeUnknownResult(
  Schema.Struct({
    ...CustomerFields,
    type: Schema.optionalKey(Type),
    tags: CustomerGroups.tags,
    owner: Schema.optionalKey(Owner)
  })
)

/** A valid row. */
export interface ReadRow {
  readonly line: number
  readonly entered: Entered
}

type RowError = ImportReport["faults"][number]

const cellValue = (cell = ""): string | null => (cell.trim() === "" ? null : unguarded(cell.trim()))

const readRow =
  (ownerCalled: OwnerCalled) =>
  (row: ImportedRow): Result.Result<ReadRow, ReadonlyArray<RowError>> => {
    const { line } = row
    const [type, owner] = [cellValue(row.type), cellValue(row.owner)]
    const cells = {
      name: cellValue(row.name) ?? "",
      email: cellValue(row.email),
      phone: cellValue(row.phone),
      notes: cellValue(row.notes),
      tags: tagsIn(cellValue(row.tags) ?? ""),
      ...(type !== null && { type }),
      ...(owner !== null && { owner: ownerCalled(owner) })
    }
    return decode(cells, { errors: "all" }).pipe(
      Result.map(({ type: typed = "", owner: member = null, ...entered }) => ({
        line,
        entered: { ...entered, type: typeCalled(typed) ?? "person", owner_id: member }
      })),
      Result.mapError(({ issue }) =>
        // A tag's position is part of the path, but the cell is one.
        fieldErrorsOf(issue).map(({ path, error, message }) => ({
          line,
          field: String(path[0]),
          ...error,
          message
        }))
      )
    )
  }

/** Validates each row separately. */
export const readRows = (rows: ReadonlyArray<ImportedRow>, ownerCalled: OwnerCalled) => {
  const results = rows.map(readRow(ownerCalled))
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
    /**
     * Creates customers for rows that were not imported before and whose address is free. Fails if an owner has just left
     * the organization.
     */
    readonly add: (customers: ReadonlyArray<Imported>) => Effect.Effect<void, NotFound>
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
