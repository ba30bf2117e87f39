import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { GroupId, LocationId, VehicleId } from "../../contract/ids.ts"
import { ImportedVehicles } from "../domain/ImportedVehicles.ts"
import { finding } from "./claiming.ts"
import { storedAsJson } from "./storedColumns.ts"

const ids = rowsOf(Schema.Struct({ id: VehicleId }))
const locations = rowsOf(Schema.Struct({ id: LocationId, name: Schema.String }))
const groups = rowsOf(Schema.Struct({ id: GroupId, name: Schema.String }))

const idsOf = (rows: ReadonlyArray<{ readonly id: VehicleId }>): ReadonlySet<VehicleId> =>
  new Set(rows.map(({ id }) => id))

const byName = <A>(rows: ReadonlyArray<{ readonly id: A; readonly name: string }>): ReadonlyMap<string, A> =>
  new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))

/** What people can enter, and what follows from it. */
const ENTERED = `unit_number, vin, vin_status, vin_note, plate, plate_region, plate_key, name_key, make, model, model_year,
  trim, kind, body_class, fuel_type, drive, transmission, seats, doors, exterior_color, interior_color, gvwr_g, tank_ml,
  battery_wh, acriss, location_id, group_id, uses, ownership, in_service_on, out_of_service_on, purchase_minor,
  residual_minor, currency, tags, notes, custom`

const SET = ENTERED.split(",")
  .map((column) => `${column.trim()} = given.${column.trim()}`)
  .join(", ")

/** Vehicles as rows of their table. */
type Given = (vehicles: Parameters<typeof storedAsJson>[0]) => Statement.Fragment

/** The part of `ImportedVehicles` for undoing. */
const undoing = (
  sql: SqlClient.SqlClient,
  given: Given
): Pick<ImportedVehicles["Service"], "removeUnused" | "restore"> => ({
  removeUnused: (organizationId, unused) =>
    Effect.map(
      ids(sql`select id from fleet.remove_unused(${organizationId}, ${[...unused]}::uuid[]) as removed(id)`),
      idsOf
    ),
  restore: (organizationId, before, at) =>
    Effect.map(
      ids(sql`
            update fleet.vehicles as stored set ${sql.literal(SET)}, version = stored.version + 1, updated_at = ${at}
            from ${given(before.map((vehicle) => ({ ...vehicle, version: vehicle.imported_version })))}
            where stored.organization_id = ${organizationId} and stored.id = given.id
              and stored.version = given.version and not stored.disposed
              and (given.location_id is not distinct from stored.location_id or given.location_id is null or exists (
                select from fleet.locations l
                where l.organization_id = stored.organization_id and l.id = given.location_id and l.archived_at is null))
              and (given.group_id is not distinct from stored.group_id or given.group_id is null or exists (
                select from fleet.groups g
                where g.organization_id = stored.organization_id and g.id = given.group_id and g.archived_at is null))
            returning stored.id`),
      idsOf
    )
})

export const ImportedVehiclesLive = Layer.effect(
  ImportedVehicles,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    // As json, which is read faster than jsonb.
    const given: Given = (vehicles) =>
      sql`json_populate_recordset(null::fleet.vehicles, ${storedAsJson(vehicles)}::json) as given`
    const { having, existing } = finding(sql)
    return ImportedVehicles.of({
      places: Effect.fn("fleet.placesByName")(function* (organizationId) {
        const [all, teams] = yield* Effect.all(
          [
            locations(sql`
            select id, name from fleet.locations where organization_id = ${organizationId} and archived_at is null`),
            groups(sql`
            select id, name from fleet.groups where organization_id = ${organizationId} and archived_at is null`)
          ],
          { concurrency: "unbounded" }
        )
        return { locations: byName(all), groups: byName(teams) }
      }),
      having: (organizationId, claims, from) =>
        existing(organizationId, claims, from, (at) => having(organizationId, claims, at)),
      lockHaving: (organizationId, claims, from) =>
        existing(
          organizationId,
          claims,
          from,
          (at) => sql`${having(organizationId, claims, at)} order by id for no key update of v`
        ),
      // In a fixed order, so that two imports of the same vehicles cannot deadlock.
      add: (added) =>
        Effect.map(
          ids(sql`
            insert into fleet.vehicles (organization_id, id, ${sql.literal(ENTERED)}, lifecycle, lifecycle_note,
              lifecycle_since, safety, version, created_at, updated_at)
            select organization_id, id, ${sql.literal(ENTERED)}, lifecycle, lifecycle_note, lifecycle_since, safety,
              version, created_at, updated_at
            from ${given(added)} order by vin, name_key
            on conflict do nothing returning id`),
          idsOf
        ),
      save: (changed) =>
        done(sql`
          update fleet.vehicles as stored
          set ${sql.literal(SET)}, version = given.version, updated_at = given.updated_at
          from ${given(changed)}
          where stored.organization_id = given.organization_id and stored.id = given.id`),
      ...undoing(sql, given)
    })
  })
)
