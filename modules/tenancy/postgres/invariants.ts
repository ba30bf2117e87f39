import type { Invariant } from "#infra/postgres"

/** Invariants of tenancy's tables, for `db check`. */
export const tenancyInvariants: ReadonlyArray<Invariant> = [
  {
    name: "tenancy.organizations-have-owners",
    broken: "organizations have no owner.",
    statement: `
      select count(*)::int as count from tenancy.organizations o where not exists (
        select from tenancy.members m where m.organization_id = o.id and m.role = 'owner')`
  }
]
