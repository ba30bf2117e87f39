import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { FaultList, ListedFault } from "../queries/FaultList.ts"
import { inState } from "./inState.ts"

const faults = rowsOf(ListedFault)

export const FaultListLive = Layer.effect(
  FaultList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const matching = inState(sql, "f")
    return FaultList.of({
      page: (organizationId, filter, { after, limit }) =>
        faults(sql`
          select f.id, f.organization_id, f.vehicle_id, f.device_id, f.code, f.raw, f.first_seen_at, f.opened_at,
            f.last_seen_at, f.count, f.closed_at, d.name as device_name
          from telematics.faults f
          join telematics.devices d on d.organization_id = f.organization_id and d.id = f.device_id
          where f.organization_id = ${organizationId} ${matching(filter)}
            ${after === null ? sql`` : sql`and (f.opened_at, f.id) < (${after.at}, ${after.id}::uuid)`}
          order by f.opened_at desc, f.id desc limit ${limit + 1}`)
    })
  })
)
