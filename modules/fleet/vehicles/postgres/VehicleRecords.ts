import type { OrganizationId } from "#kernel"
import { rowOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { VehicleId } from "../../contract/ids.ts"
import { VehicleRecord, VehicleRecords } from "../queries/VehicleRecords.ts"
import { vehicleColumns } from "./columns.ts"
import { mainPhoto } from "./mainPhoto.ts"
import { asOfNow, occupiedColumns, occupying } from "./occupied.ts"

const record = rowOf(VehicleRecord)

/** Selects what the page of a vehicle shows, in one statement. */
export const selectRecord = (
  sql: SqlClient.SqlClient,
  at: Date,
  organizationId: OrganizationId,
  id: VehicleId
) => sql`
  select ${vehicleColumns(sql)}, ${occupiedColumns(sql, at)}, next_expiry::text as next_expiry,
    ${mainPhoto(sql, organizationId)} as photo_file
  from fleet.vehicles v ${occupying(sql, at)}
  where organization_id = ${organizationId} and id = ${id}`

export const VehicleRecordsLive = Layer.effect(
  VehicleRecords,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return VehicleRecords.of({
      find: (organizationId, id) => asOfNow((at) => record(selectRecord(sql, at, organizationId, id)))
    })
  })
)
