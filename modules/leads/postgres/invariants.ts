import type { Invariant } from "#infra/postgres"

/** Invariants of leads' tables, for `db check`. */
export const leadsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "leads.status-changes-have-notes",
    broken: "demo requests changed status without a note.",
    statement: `
      select count(*)::int as count from leads.leads l
      where l.status in ('contacted', 'scheduled')
        and not exists (select from leads.notes n where n.lead_id = l.id)`
  },
  {
    name: "leads.closed-leads-get-no-notes",
    broken: "notes were added to demo requests after they were closed.",
    statement: `
      select count(*)::int as count from leads.notes n join leads.leads l on l.id = n.lead_id
      where l.status in ('won', 'lost') and n.at > l.updated_at`
  }
]
