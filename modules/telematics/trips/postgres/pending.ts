import { arrayText, done, rowsOf } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { OutOfDate, Reporting, type Trips } from "../domain/Trips.ts"

const outOfDate = rowsOf(OutOfDate)
const reporting = rowsOf(Reporting)

type Pending = Pick<Trips["Service"], "outOfDate" | "reporting" | "markDerived">

/** The part of `Trips` about what has to be derived. */
export const pendingOf = (sql: SqlClient.SqlClient): Pending => ({
  // Organizations take turns, so that one with many vehicles does not delay the others.
  outOfDate: (version, limit) =>
    outOfDate(sql`
          select organization_id, vehicle_id, min(since) as since from (
            select l.organization_id, l.vehicle_id, greatest(s.derive_from, l.linked_from) as since
            from telematics.device_states s join telematics.device_links l
              on l.organization_id = s.organization_id and l.device_id = s.device_id
              and (l.linked_until is null or l.linked_until >= s.derive_from)
            where s.derive_from is not null
            union all
            select organization_id, vehicle_id, started_at from telematics.trips where version < ${version}
            union all
            select organization_id, vehicle_id, stopped_at from telematics.stops where version < ${version}
          ) pending group by organization_id, vehicle_id
          order by row_number() over (partition by organization_id order by min(since)), since limit ${limit}`),
  reporting: ({ organizationId, vehicleId }, since) =>
    reporting(sql`
          select s.device_id, s.changed_at::text as changed_at
          from telematics.device_links l join telematics.device_states s
            on s.organization_id = l.organization_id and s.device_id = l.device_id
          where l.organization_id = ${organizationId} and l.vehicle_id = ${vehicleId}
            and (l.linked_until is null or l.linked_until >= ${since}) and s.derive_from is not null`),
  markDerived: (organizationId, devices) =>
    devices.length === 0
      ? Effect.void
      : done(sql`
              update telematics.device_states s set derive_from = null
              from unnest(${arrayText(devices.map(({ device_id }) => device_id))}::uuid[],
                ${arrayText(devices.map(({ changed_at }) => changed_at))}::timestamptz[]) as given (device_id, changed_at)
              where s.organization_id = ${organizationId} and s.device_id = given.device_id
                and s.changed_at is not distinct from given.changed_at`)
})
