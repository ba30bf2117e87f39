import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { InServicePeriod, InServicePeriods } from "../queries/InServicePeriods.ts"

const times = rowsOf(InServicePeriod)

export const InServicePeriodsLive = Layer.effect(
  InServicePeriods,
  Effect.map(SqlClient.SqlClient, (sql) =>
    InServicePeriods.of({
      // Before its first change, a vehicle was in the state that it changed from.
      during: (organizationId, { from, until }, vehicleId) =>
        times(sql`
          with changes as (
            select v.id as vehicle_id, t.id, t.at, t.details ->> 'from' as before, t.details ->> 'to' as after, v.lifecycle,
              v.created_at
            from fleet.vehicles v
            left join fleet.timeline t on t.organization_id = v.organization_id and t.vehicle_id = v.id
              and t.kind = 'vehicle.lifecycle_changed'
            where v.organization_id = ${organizationId}
              ${vehicleId === undefined ? sql`` : sql`and v.id = ${vehicleId}`}
          ), states as (
            select vehicle_id, at, id, after as state from changes where at is not null
            union all
            (select distinct on (vehicle_id) vehicle_id, created_at, null, coalesce(before, lifecycle)
            from changes order by vehicle_id, at, id)
          ), spans as (
            select vehicle_id, state, at as starts_at,
              lead(at) over (partition by vehicle_id order by at, id nulls first) as ends_at
            from states
          )
          select vehicle_id, greatest(starts_at, ${from}) as "from", least(ends_at, ${until}) as until from spans
          where state = 'in_service' and starts_at < ${until} and coalesce(ends_at > ${from}, true)
            and greatest(starts_at, ${from}) < least(ends_at, ${until})
          order by vehicle_id, starts_at`)
    })
  )
)
