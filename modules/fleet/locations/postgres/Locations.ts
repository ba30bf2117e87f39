import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { LocationExists, LocationInUse } from "../../contract/errors/vehicles.ts"
import { LocationView } from "../../contract/vehicleViews.ts"
import { Locations } from "../domain/Locations.ts"

const location = rowOf(LocationView)
const all = rowsOf(Schema.Struct({ ...LocationView.fields, vehicles: Schema.Int }))
const archivedIds = rowsOf(Schema.Struct({ id: Schema.String }))

export const LocationsLive = Layer.effect(
  Locations,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, name, address, time_zone, archived_at, created_at, updated_at`
    return Locations.of({
      add: (added) =>
        sql`insert into fleet.locations ${sql.insert(added)}`.pipe(
          Effect.asVoid,
          Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new LocationExists())),
          Effect.catchTag("SqlError", Effect.die)
        ),
      find: (organizationId, id) =>
        location(sql`
          select ${columns} from fleet.locations where organization_id = ${organizationId} and id = ${id}`),
      lock: (organizationId, id) =>
        location(sql`
          select ${columns} from fleet.locations
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: ({ organization_id, id, name, address, time_zone, archived_at, updated_at }) =>
        sql`
          update fleet.locations set ${sql.update({ name, address, time_zone, archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id}`.pipe(
          Effect.asVoid,
          Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new LocationExists())),
          Effect.catchTag("SqlError", Effect.die)
        ),
      archive: Effect.fn("fleet.archiveLocation")(function* ({
        organization_id,
        id,
        archived_at,
        updated_at
      }) {
        const archived = yield* archivedIds(sql`
          update fleet.locations set ${sql.update({ archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id} and not exists (
            select from fleet.vehicles v
            where v.organization_id = ${organization_id} and v.location_id = ${id} and not v.disposed)
            and not exists (
              select from fleet.holds h
              where h.organization_id = ${organization_id} and h.to_location_id = ${id} and h.status <> 'released'
                and h.ended_at is null)
          returning id`)
        if (archived.length === 0) yield* new LocationInUse()
      }),
      all: (organizationId) =>
        all(sql`
          select ${columns}, (
            select count(*)::int from fleet.vehicles v
            where v.organization_id = ${organizationId} and v.location_id = l.id and not v.disposed) as vehicles
          from fleet.locations l where organization_id = ${organizationId}
          order by archived_at is not null, app.folded(name), id limit 1000`)
    })
  })
)
