import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { MeterExists } from "../../contract/errors/meters.ts"
import { Meter, Meters } from "../domain/Meters.ts"
import { meterColumns } from "./columns.ts"
import { recording } from "./recording.ts"
import { insertingSegment, replacing } from "./replacing.ts"

const Row = Schema.Struct({ ...Meter.fields, segments: Schema.toCodecJson(Meter.fields.segments) })
const meter = rowOf(Row)
const meters = rowsOf(Row)
const ids = rowsOf(Schema.Struct({ id: Schema.String }))

const unlessItExists = (work: Effect.Effect<unknown, SqlError.SqlError>) =>
  Effect.asVoid(work).pipe(
    Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new MeterExists())),
    Effect.catchTag("SqlError", Effect.die)
  )

export const MetersLive = Layer.effect(
  Meters,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = meterColumns(sql)
    const insertSegment = insertingSegment(sql)
    return Meters.of({
      ofVehicle: (organizationId, vehicleId) =>
        meters(sql`
          select ${columns} from fleet.meters m
          where m.organization_id = ${organizationId} and m.vehicle_id = ${vehicleId}
          order by m.is_primary desc, m.created_at, m.id`),
      find: (organizationId, id) =>
        meter(sql`
          select ${columns} from fleet.meters m where m.organization_id = ${organizationId} and m.id = ${id}`),
      add: Effect.fn("fleet.addMeter")(function* ({ segments, ...added }) {
        yield* unlessItExists(sql`insert into fleet.meters ${sql.insert(added)}`)
        for (const segment of segments) yield* insertSegment(added, segment, added.created_at)
      }),
      save: Effect.fn("fleet.saveMeter")(function* ({
        organization_id,
        id,
        vehicle_id,
        name,
        unit,
        is_primary
      }) {
        if (is_primary)
          yield* done(sql`
            update fleet.meters set is_primary = false
            where organization_id = ${organization_id} and vehicle_id = ${vehicle_id} and is_primary and id <> ${id}`)
        yield* unlessItExists(sql`
          update fleet.meters set ${sql.update({ name, unit, is_primary })}
          where organization_id = ${organization_id} and id = ${id}`)
      }),
      remove: (organizationId, id) =>
        done(sql`delete from fleet.meters where organization_id = ${organizationId} and id = ${id}`),
      isRead: (organizationId, id) =>
        Effect.map(
          ids(sql`
            select id from fleet.readings where organization_id = ${organizationId} and meter_id = ${id} limit 1`),
          (rows) => rows.length > 0
        ),
      ...replacing(sql),
      ...recording(sql)
    })
  })
)
