import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Positions } from "../queries/Positions.ts"
import { latestPositions } from "./latestPositions.ts"
import { trackOf } from "./trackOf.ts"

const clock = rowsOf(Schema.Struct({ seconds: Schema.Number }))

export const PositionsLive = Layer.effect(
  Positions,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Positions.of({
      clock: Effect.map(
        clock(sql`select extract(epoch from clock_timestamp())::float8 as seconds`),
        ([row]) => row?.seconds ?? 0
      ),
      latest: latestPositions(sql),
      track: trackOf(sql)
    })
  )
)
