import { Ids } from "#kernel"
import { done } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleTimeline } from "../ports/VehicleTimeline.ts"

export const VehicleTimelineLive = Layer.effect(
  VehicleTimeline,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return VehicleTimeline.of({
      record: Effect.fn("fleet.recordTimeline")(function* (records) {
        if (records.length === 0) return
        const fresh = yield* Ids
        // Ascending, so that what happened at the same instant is listed in the order in which it was recorded.
        const ids = (yield* Effect.forEach(records, () => fresh.next)).toSorted()
        const rows = records.map(({ organizationId, vehicleId, at, kind, details = {} }, index) => ({
          organization_id: organizationId,
          id: ids[index],
          vehicle_id: vehicleId,
          at,
          kind,
          details
        }))
        yield* done(sql`
          insert into fleet.timeline (organization_id, id, vehicle_id, at, kind, user_id, details)
          select organization_id, id, vehicle_id, at, kind, app.user_id(), details
          from jsonb_to_recordset(${pg.json(rows)}) as given (organization_id uuid, id uuid, vehicle_id uuid,
            at timestamptz, kind text, details jsonb)`)
      })
    })
  })
)
