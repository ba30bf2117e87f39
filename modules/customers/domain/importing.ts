import type { ImportOptions, ImportRow, RowError, RowOutcome } from "#kernel"
import { Result } from "effect"
import type { OwnerCalled } from "./importedGroups.ts"
import type { CustomerView } from "../contract/views.ts"
import { changedFields, type Entered, plainTags } from "./Customers.ts"
import { enteredBy, type GivenFields, givenFields } from "./importedRows.ts"

/** A valid row. */
export interface ReadRow {
  readonly line: number
  readonly given: GivenFields
}

const failed = (line: number, errors: ReadonlyArray<RowError>): RowOutcome => ({
  line,
  outcome: "failed",
  errors
})

/** Validates each row separately. */
export const readRows = (
  rows: ReadonlyArray<ImportRow>,
  ownerCalled: OwnerCalled,
  { existing }: Pick<ImportOptions, "existing">
) => {
  // Only a customer that exists may do without.
  const read = givenFields(ownerCalled, existing === "skip")
  const valid: Array<ReadRow> = []
  const refused: Array<RowOutcome> = []
  for (const row of rows) {
    const result = read(row)
    if (Result.isSuccess(result)) valid.push({ line: row.line, given: result.success })
    else refused.push(failed(row.line, result.failure))
  }
  return { valid, refused }
}

export const addressesOf = (rows: ReadonlyArray<ReadRow>): ReadonlyArray<string> =>
  rows.flatMap(({ given: { email } }) => (email ? [email] : []))

/** What is done with rows. */
export interface Decisions {
  readonly creating: ReadonlyArray<{ readonly line: number; readonly entered: Entered }>
  readonly updating: ReadonlyArray<{
    readonly line: number
    readonly before: CustomerView
    readonly after: CustomerView
  }>
  /** The rows that change nothing. */
  readonly others: ReadonlyArray<RowOutcome>
}

/** Without `updated_at`, which depends on when it is done. */
const updated = (before: CustomerView, { tags, ...given }: GivenFields): CustomerView => ({
  ...before,
  ...given,
  tags: tags === undefined ? before.tags : plainTags(tags)
})

/**
 * Decides what each row does, given the active customers by email address: creates a customer, updates the one with its
 * address if that is wanted, or is skipped.
 */
export const decideRows = (
  rows: ReadonlyArray<ReadRow>,
  existing: ReadonlyMap<string, CustomerView>,
  options: Pick<ImportOptions, "existing">
): Decisions => {
  const creating: Array<Decisions["creating"][number]> = []
  const updating: Array<Decisions["updating"][number]> = []
  const others: Array<RowOutcome> = []
  for (const { line, given } of rows) {
    const before = existing.get(given.email ?? "")
    if (before === undefined) {
      const entered = enteredBy(given)
      if (Result.isSuccess(entered)) creating.push({ line, entered: entered.success })
      else others.push(failed(line, entered.failure))
    } else if (options.existing === "skip") {
      others.push({ line, outcome: "skipped", value: given.email ?? "", same_as: null })
    } else {
      const after = updated(before, given)
      const isSame = changedFields(before, after).length === 0
      if (isSame) others.push({ line, outcome: "unchanged", id: before.id })
      else updating.push({ line, before, after })
    }
  }
  return { creating, updating, others }
}
