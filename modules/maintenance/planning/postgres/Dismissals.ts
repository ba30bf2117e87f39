import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Dismissals, DismissedSource, DismissedWork } from "../domain/Dismissals.ts"
import { workToDo } from "./workToDo.ts"

const dismissedWork = rowsOf(DismissedWork)
const sources = rowsOf(DismissedSource)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))

const counted = Effect.map(
  Option.match({ onNone: () => 0, onSome: ({ count }: { readonly count: number }) => count })
)

export const DismissalsLive = Layer.effect(
  Dismissals,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Dismissals.of({
      list: (organizationId, most) =>
        dismissedWork(sql`
          select vehicle_id, kind, id, title, minutes, due_on, dismissed_by, dismissed_at
          from (${workToDo(sql, organizationId, true)}) work order by dismissed_at desc, id limit ${most}`),
      dismiss: (organizationId, { vehicleId, services, defects }, by, at) =>
        counts(sql`
          with services as (
            update maintenance.occurrences o set dismissed_at = ${at}, dismissed_by = ${by}
            where o.organization_id = ${organizationId} and o.vehicle_id = ${vehicleId}
              and o.id = any(${[...services]}::uuid[]) returning o.id),
          defects as (
            update maintenance.defects d set dismissed_at = ${at}, dismissed_by = ${by}
            where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId}
              and d.id = any(${[...defects]}::uuid[]) returning d.id)
          select ((select count(*) from services) + (select count(*) from defects))::int as count`).pipe(
          counted
        ),
      ofVehicle: (organizationId, vehicleId) =>
        sources(sql`
          select 'service' as kind, id from maintenance.occurrences
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and dismissed_at is not null
          union all
          select 'defect', id from maintenance.defects
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and dismissed_at is not null`),
      restore: (organizationId, vehicleId) =>
        counts(sql`
          with services as (
            update maintenance.occurrences o set dismissed_at = null, dismissed_by = null
            where o.organization_id = ${organizationId} and o.vehicle_id = ${vehicleId}
              and o.dismissed_at is not null returning o.id),
          defects as (
            update maintenance.defects d set dismissed_at = null, dismissed_by = null
            where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId}
              and d.dismissed_at is not null returning d.id)
          select ((select count(*) from services) + (select count(*) from defects))::int as count`).pipe(
          counted
        )
    })
  )
)
