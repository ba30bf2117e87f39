import { rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { SafetyBlock } from "../domain/SafetyBlocks.ts"
import { SafetyBlockList } from "../queries/SafetyBlockList.ts"
import { blockColumns } from "./columns.ts"

const blocks = rowsOf(SafetyBlock)

export const SafetyBlockListLive = Layer.effect(
  SafetyBlockList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const states = { open: sql`and b.released_at is null`, released: sql`and b.released_at is not null` }
    return SafetyBlockList.of({
      page: (organizationId, vehicleId, state, { after, limit }) =>
        blocks(sql`
          select ${blockColumns(sql)} from fleet.safety_blocks b
          where b.organization_id = ${organizationId} and b.vehicle_id = ${vehicleId}
            ${state === undefined ? sql`` : states[state]}
            ${after === null ? sql`` : sql`and (b.opened_at, b.id) < (${after.at}, ${after.id}::uuid)`}
          order by b.opened_at desc, b.id desc limit ${limit + 1}`)
    })
  })
)
