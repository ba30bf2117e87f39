import type { Invariant } from "#infra/postgres"

/** The invariants of the telematics tables, checked by `db check`. */
export const telematicsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "telematics.connections-with-vehicles-were-refreshed",
    broken: "vehicles belong to connections that were never refreshed.",
    statement: `
      select count(*)::int as count from telematics.shared_vehicles v
      join telematics.dimo_tokens t on t.organization_id = v.organization_id and t.user_id = v.user_id
      where t.read_at is null`
  },
  {
    name: "telematics.device-lists-are-complete",
    broken: "shared vehicles are missing some of their devices.",
    statement: `
      select count(*)::int as count from (
        select from telematics.shared_devices
        group by organization_id, user_id, external_id having max(position) <> count(*) - 1
      ) incomplete`
  }
]
