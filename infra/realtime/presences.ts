import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { UserId } from "#kernel"
import { randomUUID } from "node:crypto"

/**
 * Whether somebody is looking: has a live stream open on any process, or had one a minute ago at most. A
 * connection that died without a word counts until the kernel gives up on it, a quarter of an hour at most.
 */
export class Presence extends Context.Service<
  Presence,
  { readonly isPresent: (userId: UserId) => Effect.Effect<boolean> }
>()("infra/realtime/Presence") {}

/** Asks with the rights of any role, also inside a transaction. */
export const PresenceLive = Layer.effect(
  Presence,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Presence.of({
      isPresent: (userId) =>
        Effect.map(
          Effect.orDie(sql<{ present: boolean }>`select app.is_present(${userId}) as present`),
          (rows) => rows[0]?.present === true
        )
    })
  )
)

const write = <E>(statement: Effect.Effect<unknown, E>) =>
  Effect.catchCause(statement, (cause) => Effect.logWarning("Presences could not be written", cause))

/**
 * Writes down who has a stream on this process, many people at a time. What cannot be written is tried
 * again by the next heartbeat, and what a dead process wrote counts for a minute.
 */
export const writePresences = Effect.map(SqlClient.SqlClient, (sql) => {
  const self = randomUUID()
  const here = new Set<string>()
  return {
    /** These people have a stream here. */
    seen: (userIds: Iterable<string>) => {
      const people = [...new Set(userIds)]
      for (const userId of people) here.add(userId)
      return people.length === 0
        ? Effect.void
        : write(sql`
            insert into app.presences (user_id, process, seen_at)
            select id, ${self}::uuid, now() from unnest(${people}::uuid[]) id
            on conflict (user_id, process) do update set seen_at = excluded.seen_at`)
    },
    /** Forgets those who no longer have one. */
    left: (isHere: (userId: string) => boolean) => {
      const gone = [...here].filter((userId) => !isHere(userId))
      for (const userId of gone) here.delete(userId)
      return gone.length === 0
        ? Effect.void
        : write(
            sql`delete from app.presences where process = ${self}::uuid and user_id = any(${gone}::uuid[])`
          )
    },
    /** The process ends. */
    allLeft: Effect.suspend(() =>
      here.size === 0 ? Effect.void : write(sql`delete from app.presences where process = ${self}::uuid`)
    )
  }
})
