import { NotFound } from "#kernel"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { boundsOf } from "../../domain/bounds.ts"
import { Geofence, Geofences } from "../domain/Geofences.ts"
import { geofenceColumns } from "./columns.ts"

const geofence = rowOf(Geofence)
const geofences = rowsOf(Geofence)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

/** Refuses a group that there is not; other failures are defects. */
const inGroup = <A, R>(statement: Effect.Effect<A, SqlError.SqlError, R>) =>
  statement.pipe(
    Effect.asVoid,
    Effect.catchTag("SqlError", (error) =>
      constraintOf(error) === "for_a_group" ? Effect.fail(new NotFound({ what: "group" })) : Effect.die(error)
    )
  )

export const GeofencesLive = Layer.effect(
  Geofences,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = geofenceColumns(sql)
    const stored = ({ shape, schedule, ...others }: Geofence) => ({
      ...others,
      shape: pg.json(shape),
      bounds: pg.json(boundsOf(shape)),
      schedule: schedule === null ? null : pg.json(schedule)
    })
    return Geofences.of({
      lockAll: (organizationId) =>
        done(sql`
          select pg_advisory_xact_lock(hashtextextended('telematics.geofences ' || ${organizationId}::text, 0))`),
      count: (organizationId) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from telematics.geofences where organization_id = ${organizationId}`),
          ([row]) => row?.count ?? 0
        ),
      add: (added) => inGroup(sql`insert into telematics.geofences ${sql.insert(stored(added))}`),
      find: (organizationId, id) =>
        geofence(sql`
          select ${columns} from telematics.geofences
          where organization_id = ${organizationId} and id = ${id}`),
      save: (changed) => {
        const rest = Struct.omit(stored(changed), ["organization_id", "id", "created_at"])
        return inGroup(sql`
          update telematics.geofences set ${sql.update(rest)}
          where organization_id = ${changed.organization_id} and id = ${changed.id}`)
      },
      remove: (organizationId, id) =>
        done(sql`delete from telematics.geofences where organization_id = ${organizationId} and id = ${id}`),
      all: (organizationId) =>
        geofences(sql`
          select ${columns} from telematics.geofences where organization_id = ${organizationId}
          order by app.folded(name), id`)
    })
  })
)
