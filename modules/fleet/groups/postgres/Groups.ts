import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { GroupExists, GroupInUse } from "../../contract/errors/vehicles.ts"
import { GroupView } from "../../contract/vehicleViews.ts"
import { Groups } from "../domain/Groups.ts"

const group = rowOf(GroupView)
const all = rowsOf(Schema.Struct({ ...GroupView.fields, vehicles: Schema.Int }))
const archivedIds = rowsOf(Schema.Struct({ id: Schema.String }))

export const GroupsLive = Layer.effect(
  Groups,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`organization_id, id, name, archived_at, created_at, updated_at`
    return Groups.of({
      add: (added) =>
        sql`insert into fleet.groups ${sql.insert(added)}`.pipe(
          Effect.asVoid,
          Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new GroupExists())),
          Effect.catchTag("SqlError", Effect.die)
        ),
      lock: (organizationId, id) =>
        group(sql`
          select ${columns} from fleet.groups
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      save: ({ organization_id, id, name, archived_at, updated_at }) =>
        sql`
          update fleet.groups set ${sql.update({ name, archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id}`.pipe(
          Effect.asVoid,
          Effect.catchReason("SqlError", "UniqueViolation", () => Effect.fail(new GroupExists())),
          Effect.catchTag("SqlError", Effect.die)
        ),
      archive: Effect.fn("fleet.archiveGroup")(function* ({ organization_id, id, archived_at, updated_at }) {
        const archived = yield* archivedIds(sql`
          update fleet.groups set ${sql.update({ archived_at, updated_at })}
          where organization_id = ${organization_id} and id = ${id} and not exists (
            select from fleet.vehicles v
            where v.organization_id = ${organization_id} and v.group_id = ${id} and not v.disposed)
          returning id`)
        if (archived.length === 0) yield* new GroupInUse()
      }),
      all: (organizationId) =>
        all(sql`
          select ${columns}, (
            select count(*)::int from fleet.vehicles v
            where v.organization_id = ${organizationId} and v.group_id = l.id and not v.disposed) as vehicles
          from fleet.groups l where organization_id = ${organizationId}
          order by archived_at is not null, app.folded(name), id limit 1000`)
    })
  })
)
