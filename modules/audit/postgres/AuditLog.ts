import { type Actor, AuditLog, CurrentActor, Ids, now, RequestInfo } from "#kernel"
import { done } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

/** The actor as stored. Names of people are looked up on reading. */
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
      record: Effect.fn("audit.record")(function* (record) {
        const { action, organizationId, userId, subject, details, eventId } = record
        const { address } = yield* RequestInfo
        const entry = {
          id: eventId ?? (yield* ids.next),
          at: yield* now,
          action,
          organization_id: organizationId ?? null,
          user_id: userId ?? null,
          ...columnsOf(yield* CurrentActor),
          subject: subject ?? null,
          details: pg.json(details ?? {}),
          address
        }
        yield* Effect.orDie(
          sql`insert into audit.entries ${sql.insert(entry)} ${eventId === undefined ? sql`` : sql`on conflict (id) do nothing`}`
        )
      }),
      forget: Effect.fn("audit.forget")(function* (organizationId) {
        const rows = yield* Effect.orDie(
          sql<{ entries: number }>`select audit.forget_organization(${organizationId}) as entries`
        )
        return rows[0]?.entries ?? 0
      }),
      forgetPerson: (userId, addresses) =>
        done(sql`select audit.forget_person(${userId}, ${[...addresses]}::text[])`),
      subjectsOf: Effect.fnUntraced(function* (userId, actions) {
        const rows = yield* Effect.orDie(sql<{ subject: string }>`
          select distinct subject from audit.entries
          where organization_id is null and user_id = ${userId} and action = any (${[...actions]}::text[])
            and subject is not null
          order by subject`)
        return rows.map(({ subject }) => subject)
      })
    })
  })
)
