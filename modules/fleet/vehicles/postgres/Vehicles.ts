import { rowOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleView } from "../../contract/vehicleViews.ts"
import { Vehicles } from "../domain/Vehicles.ts"
import { changingTogether } from "./changingTogether.ts"
import { asOfNow, selectVehicles } from "./occupied.ts"
import { refusing } from "./refusing.ts"
import { registering } from "./registering.ts"
import { storedColumns, withoutHolds } from "./storedColumns.ts"

const vehicle = rowOf(VehicleView)

export const VehiclesLive = Layer.effect(
  Vehicles,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return Vehicles.of({
      add: (added) =>
        refusing(sql`insert into fleet.vehicles ${sql.insert(storedColumns(withoutHolds(added)))}`).pipe(
          Effect.catchTag("AssignmentOpen", Effect.die)
        ),
      find: (organizationId, id) =>
        asOfNow((at) =>
          vehicle(sql`
            ${selectVehicles(sql, at)} where organization_id = ${organizationId} and id = ${id}`)
        ),
      lock: (organizationId, id) =>
        asOfNow((at) =>
          vehicle(sql`
            ${selectVehicles(sql, at)}
            where organization_id = ${organizationId} and id = ${id} for no key update of v`)
        ),
      save: (changed) => {
        const { organization_id, id, created_at: _, ...rest } = storedColumns(withoutHolds(changed))
        return refusing(sql`
          update fleet.vehicles set ${sql.update(rest)} where organization_id = ${organization_id} and id = ${id}`)
      },
      ...changingTogether(sql, pg),
      ...registering(sql, pg)
    })
  })
)
