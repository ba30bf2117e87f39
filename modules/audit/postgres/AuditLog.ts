import { type Actor, AuditLog, CurrentActor, Ids, now, RequestInfo } from "#kernel"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

/** The actor as a line keeps it: names of people are looked up when it is read. */
const columnsOf = (actor: Actor) => ({
  actor_kind: actor._tag,
  actor_id: ("userId" in actor ? actor.userId : undefined) ?? null,
  actor_label: "name" in actor ? actor.name : null
})

export const AuditLogLive = Layer.effect(
  AuditLog,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    const ids = yield* Ids
    return AuditLog.of({
      record: Effect.fn("audit.record")(function* ({ action, organizationId, userId, subject, details }) {
        const { address } = yield* RequestInfo
        const line = {
          id: yield* ids.next,
          at: yield* now,
          action,
          organization_id: organizationId ?? null,
          user_id: userId ?? null,
          ...columnsOf(yield* CurrentActor),
          subject: subject ?? null,
          details: pg.json(details ?? {}),
          address
        }
        yield* Effect.orDie(sql`insert into audit.entries ${sql.insert(line)}`)
      }),
      forget: Effect.fn("audit.forget")(function* (organizationId) {
        const rows = yield* Effect.orDie(
          sql<{ lines: number }>`select audit.forget_organization(${organizationId}) as lines`
        )
        return rows[0]?.lines ?? 0
      })
    })
  })
)
