import { rowsOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql"
import { VehicleId } from "../../contract/ids.ts"
import { VehicleView } from "../../contract/vehicleViews.ts"
import type { Vehicles } from "../domain/Vehicles.ts"
import { asOfNow, selectVehicles } from "./occupied.ts"
import { refusing } from "./refusing.ts"

const vehicles = rowsOf(VehicleView)
const ids = rowsOf(Schema.Struct({ id: VehicleId }))

/** The part of `Vehicles` for several vehicles. */
export const changingTogether = (
  sql: SqlClient.SqlClient,
  pg: PgClient.PgClient
): Pick<Vehicles["Service"], "lockAll" | "saveAll" | "assigned" | "held" | "replaced"> => ({
  // In a fixed order, so that two changes of the same vehicles cannot deadlock.
  lockAll: (organizationId, among) =>
    asOfNow((at) =>
      vehicles(sql`
        ${selectVehicles(sql, at)}
        where organization_id = ${organizationId} and id = any(${among}::uuid[])
        order by id for no key update of v`)
    ),
  saveAll: (organizationId, changed) =>
    refusing(sql`
          update fleet.vehicles as stored
          set lifecycle = given.lifecycle, lifecycle_note = given.lifecycle_note,
            lifecycle_since = given.lifecycle_since, location_id = given.location_id, group_id = given.group_id,
            tags = given.tags, custom = given.custom, version = given.version, updated_at = given.updated_at
          from jsonb_to_recordset(${pg.json(changed)}) as given (id uuid, lifecycle text, lifecycle_note text,
            lifecycle_since timestamptz, location_id uuid, group_id uuid, tags text[], custom jsonb, version integer,
            updated_at timestamptz)
          where stored.organization_id = ${organizationId} and stored.id = given.id`),
  assigned: (organizationId, among) =>
    Effect.map(
      ids(sql`
            select distinct vehicle_id as id from fleet.assignments
            where organization_id = ${organizationId} and vehicle_id = any(${among}::uuid[])
              and state in ('planned', 'active')`),
      (rows) => new Set(rows.map(({ id }) => id))
    ),
  // As the trigger `leaving_service` has it.
  held: (organizationId, among, at) =>
    Effect.map(
      ids(sql`
        select distinct h.vehicle_id as id from fleet.holds h
        where h.organization_id = ${organizationId} and h.vehicle_id = any(${among}::uuid[]) and h.status = 'firm'
          and h.occupies_until > ${at} and h.kind not in ('inspection_grounding', 'sale_pending')`),
      (rows) => new Set(rows.map(({ id }) => id))
    ),
  replaced: (organizationId, among) =>
    Effect.map(
      ids(sql`
            select v.id from fleet.vehicles v
            where v.organization_id = ${organizationId} and v.id = any(${among}::uuid[]) and (
              exists (
                select from fleet.vehicles other
                where other.organization_id = v.organization_id and other.vin = v.vin and not other.disposed)
              or exists (
                select from fleet.vehicles other
                where other.organization_id = v.organization_id and not other.disposed
                  and other.unit_key = v.unit_key)
              or exists (
                select from fleet.registrations r
                where r.organization_id = v.organization_id and r.plate_key = v.plate_key
                  and coalesce(r.region, '') = coalesce(v.plate_region, '') and upper_inf(r.valid)))`),
      (rows) => new Set(rows.map(({ id }) => id))
    )
})
