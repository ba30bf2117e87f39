import { done, rowsOf } from "#infra/postgres"
import type { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { RegistrationView } from "../../contract/vehicleViews.ts"
import { plateKeyOf } from "../domain/names.ts"
import type { Vehicles } from "../domain/Vehicles.ts"
import { refusing } from "./refusing.ts"

const registrations = rowsOf(RegistrationView)

/** The part of `Vehicles` for plates. */
export const registering = (
  sql: SqlClient.SqlClient,
  pg: PgClient.PgClient
): Pick<Vehicles["Service"], "endRegistrations" | "beginRegistrations" | "registrations"> => ({
  endRegistrations: Effect.fn("fleet.endRegistrations")(function* (organizationId, ids, on) {
    // Also those that end later: a change of plates may have been entered ahead, or is entered for a day in the past.
    const lasting = sql`organization_id = ${organizationId} and vehicle_id = any(${[...ids]}::uuid[])
      and (upper_inf(valid) or upper(valid) > ${on}::date)`
    yield* done(sql`delete from fleet.registrations where ${lasting} and lower(valid) >= ${on}::date`)
    yield* done(
      sql`update fleet.registrations set valid = daterange(lower(valid), ${on}::date) where ${lasting}`
    )
  }),
  beginRegistrations: (organizationId, begun, from, created_at) =>
    refusing(sql`
      insert into fleet.registrations (organization_id, id, vehicle_id, plate, plate_key, region, valid, created_at)
      select ${organizationId}, id, vehicle_id, plate, plate_key, region, daterange(${from}::date, null), ${created_at}
      from jsonb_to_recordset(${pg.json(begun.map((one) => ({ ...one, plate_key: plateKeyOf(one.plate) })))})
        as given (id uuid, vehicle_id uuid, plate text, plate_key text, region text)`).pipe(
      Effect.catchTag(["VinTaken", "UnitNumberTaken", "AssignmentOpen", "NotFound"], Effect.die)
    ),
  registrations: (organizationId, id) =>
    registrations(sql`
          select id, plate, region, lower(valid)::text as "from", upper(valid)::text as until
          from fleet.registrations where organization_id = ${organizationId} and vehicle_id = ${id}
          order by lower(valid) desc`)
})
