import type { Invariant } from "#infra/postgres"

/** The invariants of the customers tables, checked by `db check`. */
export const customersInvariants: ReadonlyArray<Invariant> = [
  {
    // Restoring a customer after the undo changes `updated_at`.
    name: "customers.undone-imports-are-archived",
    broken: "customers of undone imports were not archived, or were added after the undo.",
    statement: `
      select count(*)::int as count from customers.customers c
      join customers.imports i on i.organization_id = c.organization_id and i.id = c.import_id
      where c.archived_at is null and (c.updated_at < i.undone_at or c.created_at > i.undone_at)`
  }
]
