import { UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { Purposes } from "../domain/Purposes.ts"

const beginnings = rowOf(Schema.Struct({ begins_at: Schema.Date }))
const lasting = rowsOf(Schema.Struct({ vehicle_id: VehicleId, user_id: UserId }))
const ids = rowsOf(Schema.Struct({ id: Schema.String }))

/** What begins later than it should end lasts for a second. */
const ending =
  (sql: SqlClient.SqlClient, which: Statement.Fragment): Purposes["Service"]["end"] =>
  ({ organizationId, vehicleId }, userId, at) =>
    Effect.map(
      ids(sql`
        update telematics.drive_purposes set ends_at = greatest(${at}, begins_at + interval '1 second')
        where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and user_id = ${userId}
          and ends_at is null ${which}
        returning id`),
      (rows) => rows.length > 0
    )

export const PurposesLive = Layer.effect(
  Purposes,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Purposes.of({
      // What began before is not forgotten: it ends where the new one begins.
      clear: Effect.fnUntraced(function* ({ organizationId, vehicleId }, userId, from, until) {
        const own = sql`organization_id = ${organizationId} and vehicle_id = ${vehicleId} and user_id = ${userId}
          and period && tstzrange(${from}, ${until}::timestamptz)`
        yield* done(sql`delete from telematics.drive_purposes where ${own} and begins_at >= ${from}`)
        yield* done(sql`
          update telematics.drive_purposes set ends_at = ${from}, ends_with_stop = false
          where ${own} and begins_at < ${from}`)
      }),
      add: ({ organizationId: organization_id, vehicleId: vehicle_id }, user_id, id, purpose, created_at) =>
        sql`insert into telematics.drive_purposes ${sql.insert({ organization_id, id, vehicle_id, user_id, ...purpose, created_at })}`.pipe(
          Effect.as(true),
          Effect.catchTag("SqlError", (error) =>
            constraintOf(error) === "one_purpose_at_a_time" ? Effect.succeed(false) : Effect.die(error)
          )
        ),
      privateSince: ({ organizationId, vehicleId }, userId, at) =>
        Effect.map(
          beginnings(sql`
            select begins_at from telematics.drive_purposes
            where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and user_id = ${userId}
              and purpose = 'private' and ends_at is null and not ends_with_stop and begins_at <= ${at}`),
          Option.map(({ begins_at }) => begins_at)
        ),
      lasting: (organizationId) =>
        Effect.map(
          lasting(sql`
            select vehicle_id, user_id from telematics.drive_purposes
            where organization_id = ${organizationId} and ends_at is null`),
          (rows) =>
            rows.map(({ vehicle_id: vehicleId, user_id: userId }) => ({
              drive: { organizationId, vehicleId },
              userId
            }))
        ),
      end: ending(sql, sql`and not ends_with_stop`),
      endAll: ending(sql, sql``),
      endOfOthers: ({ organizationId, vehicleId }, userId, at) =>
        done(sql`
          update telematics.drive_purposes set ends_at = ${at}
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and user_id <> ${userId}
            and ends_at is null and ends_with_stop and begins_at < ${at}`)
    })
  )
)
