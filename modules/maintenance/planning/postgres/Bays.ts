import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { BayView } from "../../contract/bays.ts"
import { BayExists } from "../../contract/errors/planning.ts"
import { Bays } from "../domain/Bays.ts"

const MOST_LISTED = 500

const bay = rowOf(BayView)
const bays = rowsOf(BayView)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))

const refusing = (work: Effect.Effect<unknown, SqlError.SqlError>): Effect.Effect<void, BayExists> =>
  Effect.catchTag(Effect.asVoid(work), "SqlError", (error) =>
    constraintOf(error) === "one_active_bay_per_name" ? Effect.fail(new BayExists()) : Effect.die(error)
  )

export const BaysLive = Layer.effect(
  Bays,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`id, organization_id, name, archived_at, created_at, updated_at, version`
    return Bays.of({
      find: (organizationId, id) =>
        bay(sql`
          select ${columns} from maintenance.bays where organization_id = ${organizationId} and id = ${id}`),
      lockBay: (organizationId, id) =>
        bay(sql`
          select ${columns} from maintenance.bays
          where organization_id = ${organizationId} and id = ${id} for no key update`),
      list: (organizationId, archived) =>
        bays(sql`
          select ${columns} from maintenance.bays
          where organization_id = ${organizationId} and (archived_at is not null) = ${archived}
          order by app.folded(name), id limit ${MOST_LISTED}`),
      countActive: Effect.fn("maintenance.countBays")(function* (organizationId) {
        yield* done(
          sql`select pg_advisory_xact_lock(hashtextextended('maintenance.bays ' || ${organizationId}::text, 0))`
        )
        const row = yield* counts(sql`
          select count(*)::int as count from maintenance.bays
          where organization_id = ${organizationId} and archived_at is null`)
        return Option.match(row, { onNone: () => 0, onSome: ({ count }) => count })
      }),
      add: (added) => refusing(sql`insert into maintenance.bays ${sql.insert(added)}`),
      save: ({ organization_id, id, ...saved }) =>
        refusing(sql`
          update maintenance.bays set ${sql.update(Struct.omit(saved, ["created_at"]))}
          where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
