import { rowOf } from "#infra/postgres"
import { Effect, Layer, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { DriverView } from "../../contract/driverViews.ts"
import { Drivers } from "../domain/Drivers.ts"
import { driverColumns } from "./columns.ts"
import { refusing } from "./refusing.ts"

const driver = rowOf(DriverView)

export const DriversLive = Layer.effect(
  Drivers,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = driverColumns(sql)
    return Drivers.of({
      add: (added) =>
        refusing(sql`insert into fleet.drivers ${sql.insert(Struct.omit(added, ["vehicle"]))}`).pipe(
          Effect.catchTag("DriverHasVehicle", Effect.die)
        ),
      find: (organizationId, id) =>
        driver(sql`
          select ${columns} from fleet.drivers d where d.organization_id = ${organizationId} and d.id = ${id}`),
      lock: (organizationId, id) =>
        driver(sql`
          select ${columns} from fleet.drivers d
          where d.organization_id = ${organizationId} and d.id = ${id} for no key update of d`),
      save: (changed) =>
        refusing(sql`
          update fleet.drivers
          set ${sql.update(Struct.omit(changed, ["organization_id", "id", "created_at", "vehicle"]))}
          where organization_id = ${changed.organization_id} and id = ${changed.id}`)
    })
  })
)
