import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Safety } from "../../contract/vehicleFields.ts"
import { SafetyBlock, SafetyBlocks } from "../domain/SafetyBlocks.ts"
import { blockColumns } from "./columns.ts"

const block = rowOf(SafetyBlock)
const blocks = rowsOf(SafetyBlock)
const safety = rowsOf(Schema.Struct({ safety: Safety }))

const first = <A>(rows: ReadonlyArray<A>) => Effect.orDie(Effect.fromNullishOr(rows[0]))

export const SafetyBlocksLive = Layer.effect(
  SafetyBlocks,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = blockColumns(sql)
    return SafetyBlocks.of({
      find: (organizationId, id) =>
        block(sql`
          select ${columns} from fleet.safety_blocks b where organization_id = ${organizationId} and id = ${id}`),
      open: (organization_id, { id, vehicle_id, severity, reason, source_module, source_id, opened_at }) =>
        Effect.flatMap(
          blocks(sql`
            insert into fleet.safety_blocks as b (organization_id, id, vehicle_id, severity, reason, source_module,
              source_id, opened_by, opened_at)
            values (${organization_id}, ${id}, ${vehicle_id}, ${severity}, ${reason}, ${source_module}, ${source_id},
              app.user_id(), ${opened_at})
            returning ${columns}`),
          first
        ),
      release: (organizationId, id, at, note) =>
        Effect.flatMap(
          blocks(sql`
            update fleet.safety_blocks b
            set released_by = app.user_id(), released_at = ${at}, release_note = ${note}
            where organization_id = ${organizationId} and id = ${id}
            returning ${columns}`),
          first
        ),
      safetyOf: (organizationId, vehicleId) =>
        safety(sql`
          select safety from fleet.vehicles where organization_id = ${organizationId} and id = ${vehicleId}`).pipe(
          Effect.flatMap(first),
          Effect.map((row) => row.safety)
        )
    })
  })
)
