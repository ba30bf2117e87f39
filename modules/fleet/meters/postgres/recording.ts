import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { ReadingOutOfOrder } from "../../contract/errors/meters.ts"
import { type Meters, StoredReading } from "../domain/Meters.ts"
import { RECENT_READINGS } from "../domain/readings.ts"
import { readingColumns } from "./columns.ts"

const reading = rowOf(StoredReading)
const readings = rowsOf(StoredReading)
const points = rowsOf(Schema.Struct({ read_at: Schema.Date, value: Schema.Number }))

/** The database refuses what breaks the order, also because of what was written at the same moment. */
const inOrder = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, ReadingOutOfOrder> =>
  Effect.asVoid(work).pipe(
    Effect.catchTag("SqlError", (error) =>
      constraintOf(error) === "readings_in_order"
        ? Effect.fail(new ReadingOutOfOrder({ values: null }))
        : Effect.die(error)
    )
  )

type Recording = Pick<
  Meters["Service"],
  "around" | "addReading" | "findReading" | "newestReadings" | "setVoid" | "restore"
>

/** The part of `Meters` for readings. */
export const recording = (sql: SqlClient.SqlClient): Recording => {
  const stored = sql`${readingColumns(sql)}, m.vehicle_id, r.meter_id, r.segment_id, r.voided_at`
  const joined = sql`
    from fleet.readings r join fleet.meters m on m.organization_id = r.organization_id and m.id = r.meter_id`
  return {
    around: Effect.fn("fleet.readingsAround")(function* (organizationId, segmentId, at) {
      const valid = sql`
          select read_at, value::float8 as value from fleet.readings
          where organization_id = ${organizationId} and segment_id = ${segmentId} and voided_at is null`
      const before = yield* points(sql`
          ${valid} and read_at <= ${at} order by read_at desc, value desc limit ${RECENT_READINGS}`)
      const [after] = yield* points(sql`${valid} and read_at >= ${at} order by read_at, value limit 1`)
      return { before, after: after ?? null }
    }),
    addReading: (added) => inOrder(sql`insert into fleet.readings ${sql.insert({ ...added })}`),
    findReading: (organizationId, id) =>
      reading(sql`select ${stored} ${joined} where r.organization_id = ${organizationId} and r.id = ${id}`),
    newestReadings: (organizationId, segmentId) =>
      readings(sql`
          select ${stored} ${joined}
          where r.organization_id = ${organizationId} and r.segment_id = ${segmentId} and r.voided_at is null
          order by r.read_at desc, r.value desc limit 2`),
    setVoid: (organizationId, id, { at, reason }) =>
      done(sql`
          update fleet.readings set voided_at = ${at}, void_reason = ${reason}, voided_by = app.user_id()
          where organization_id = ${organizationId} and id = ${id}`),
    restore: (organizationId, id) =>
      inOrder(sql`
          update fleet.readings set voided_at = null, void_reason = null, voided_by = null
          where organization_id = ${organizationId} and id = ${id}`)
  }
}
