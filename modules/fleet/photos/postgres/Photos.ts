import { FileUnavailable } from "#files/contract"
import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Photo, Photos } from "../domain/Photos.ts"

const photo = rowOf(Photo)
const photos = rowsOf(Photo)

/** By the foreign key, and by `files.link_from`. */
const UNAVAILABLE = ["file_of_a_photo", "available_file"]

export const PhotosLive = Layer.effect(
  Photos,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const columns = sql`organization_id, id, vehicle_id, file_id, position, added_at`
    return Photos.of({
      ofVehicle: (organizationId, vehicleId) =>
        photos(sql`
          select ${columns} from fleet.photos
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and removed_at is null
          order by position, id`),
      add: (added) =>
        sql`
          insert into fleet.photos (organization_id, id, vehicle_id, file_id, position, added_at)
          select organization_id, id, vehicle_id, file_id, position, added_at
          from jsonb_to_recordset(${pg.json(added)}) as given (organization_id uuid, id uuid, vehicle_id uuid,
            file_id uuid, position integer, added_at timestamptz)`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error) =>
            UNAVAILABLE.includes(constraintOf(error) ?? "")
              ? Effect.fail(new FileUnavailable())
              : Effect.die(error)
          )
        ),
      arrange: (organizationId, ids) =>
        done(sql`
          update fleet.photos p set position = given.position
          from unnest(${[...ids]}::uuid[]) with ordinality as given (id, position)
          where p.organization_id = ${organizationId} and p.id = given.id and p.position <> given.position`),
      remove: ({ organization_id, id }, at) =>
        done(sql`
          update fleet.photos set removed_at = ${at} where organization_id = ${organization_id} and id = ${id}`),
      findRemoved: (organizationId, vehicleId, id) =>
        photo(sql`
          select ${columns} from fleet.photos
          where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and id = ${id}
            and removed_at is not null`),
      restore: ({ organization_id, id }) =>
        done(sql`
          update fleet.photos set removed_at = null where organization_id = ${organization_id} and id = ${id}`),
      purgeRemovedBefore: (at) => done(sql`delete from fleet.photos where removed_at < ${at}`)
    })
  })
)
