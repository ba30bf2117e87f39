import { done } from "#infra/postgres"
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Meter, Meters, Segment } from "../domain/Meters.ts"
import { newestOf } from "../domain/segments.ts"

export const insertingSegment =
  (sql: SqlClient.SqlClient) =>
  (
    { organization_id, id: meter_id }: Pick<Meter, "organization_id" | "id">,
    segment: Segment,
    created_at: Date
  ) =>
    done(sql`
      insert into fleet.meter_segments ${sql.insert({ ...segment, organization_id, meter_id, created_at })}`)

/** The part of `Meters` for the segments of a meter. */
export const replacing = (
  sql: SqlClient.SqlClient
): Pick<Meters["Service"], "addSegment" | "undoSegment"> => {
  const insertSegment = insertingSegment(sql)
  return {
    addSegment: Effect.fn("fleet.addSegment")(function* (of, segment, scale, at) {
      yield* done(sql`
          update fleet.meter_segments set scale = ${scale}
          where organization_id = ${of.organization_id} and id = ${newestOf(of)?.id ?? null}`)
      yield* insertSegment(of, segment, at)
    }),
    undoSegment: Effect.fn("fleet.undoSegment")(function* ({ organization_id, segments }, at) {
      const [previous, undone] = segments.slice(-2)
      yield* done(sql`
          update fleet.meter_segments set voided_at = ${at}
          where organization_id = ${organization_id} and id = ${undone?.id ?? null}`)
      yield* done(sql`
          update fleet.meter_segments set scale = 1
          where organization_id = ${organization_id} and id = ${previous?.id ?? null}`)
    })
  }
}
