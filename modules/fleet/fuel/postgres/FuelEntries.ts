import { NotFound } from "#kernel"
import { constraintOf, done, rowOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FuelEntries, FuelEntry } from "../domain/FuelEntries.ts"

const entry = rowOf(FuelEntry)

export const FuelEntriesLive = Layer.effect(
  FuelEntries,
  Effect.map(SqlClient.SqlClient, (sql) =>
    FuelEntries.of({
      add: (added) =>
        sql`insert into fleet.fuel_entries ${sql.insert({ ...added })}`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error) =>
            constraintOf(error) === "at_a_location"
              ? Effect.fail(new NotFound({ what: "location" }))
              : Effect.die(error)
          )
        ),
      find: (organizationId, id) =>
        entry(sql`
          select organization_id, id, vehicle_id, at, energy, quantity::float8 as quantity, raw_quantity, raw_unit, is_full,
            missed_previous, cost_minor::float8 as cost_minor, currency, location_id, place, reading_id, recorded_at,
            voided_at
          from fleet.fuel_entries where organization_id = ${organizationId} and id = ${id}`),
      setVoid: (organizationId, id, { at, reason }) =>
        done(sql`
          update fleet.fuel_entries set voided_at = ${at}, void_reason = ${reason}, voided_by = app.user_id()
          where organization_id = ${organizationId} and id = ${id}`),
      restore: (organizationId, id) =>
        done(sql`
          update fleet.fuel_entries set voided_at = null, void_reason = null, voided_by = null
          where organization_id = ${organizationId} and id = ${id}`)
    })
  )
)
