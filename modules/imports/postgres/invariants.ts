import type { Invariant } from "#infra/postgres"

/** The invariants of the imports tables, checked by `db check`. */
export const importsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "imports.counts-add-up",
    broken: "finished imports do not count each row once.",
    statement: `
      select count(*)::int as count from imports.imports
      where state = 'finished' and (done <> rows or created + updated + unchanged + skipped + failed <> rows)`
  }
]
