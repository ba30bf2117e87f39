import { Clock, Context, Effect, Latch, Layer, Semaphore } from "effect"
import { SqlClient } from "effect/sql"
import type { UserId } from "#kernel"
import { randomUUID } from "node:crypto"
import type { Streams } from "./Streams.ts"

/**
 * Whether a user is online: they have an open stream in any process, or had one a second ago. A dead connection counts
 * until the kernel notices, after a quarter of an hour at most; those of a dead process count for a minute.
 */
export class Presence extends Context.Service<
  Presence,
  { readonly isPresent: (userId: UserId) => Effect.Effect<boolean> }
>()("infra/realtime/Presence") {}

/** Works with the rights of any role, also inside a transaction. */
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
  Effect.catchCause(statement, (cause) => Effect.logWarning("Failed to write presences", cause))

/** Someone who reloads a page is back within this time and never counts as offline. */
const GRACE_MILLIS = 1_000

/**
 * Records who has a stream in this process, many users at a time. Writes that fail are repeated with the next heartbeat;
 * rows that could not be deleted, or belong to a dead process, count for a minute.
 */
export const writePresences = Effect.fnUntraced(function* (streams: Streams) {
  const sql = yield* SqlClient.SqlClient
  const self = randomUUID()
  const online = new Set<string>()
  const clock = yield* Clock.Clock
  /** When each user who closed their last stream goes offline, in the order of closing. */
  const departures = new Map<string, number>()
  const departureDue = yield* Latch.make()
  // Writes of a user going online and offline must not be reordered on two connections.
  const serialized = Semaphore.makeUnsafe(1).withPermits(1)

  const removeOffline = (userIds: ReadonlyArray<string>) =>
    Effect.suspend(() => {
      const left = userIds.filter((userId) => !streams.has(userId) && online.delete(userId))
      return left.length === 0
        ? Effect.void
        : write(
            sql`delete from app.presences where process = ${self}::uuid and user_id = any(${left}::uuid[])`
          )
    })

  const leaving = Effect.gen(function* () {
    yield* departureDue.await
    const [first = 0] = departures.values()
    yield* Effect.sleep(first - clock.currentTimeMillisUnsafe())
    const at = clock.currentTimeMillisUnsafe()
    const offline = [...departures].filter(([, due]) => due <= at).map(([userId]) => userId)
    for (const userId of offline) departures.delete(userId)
    if (departures.size === 0) departureDue.closeUnsafe()
    yield* serialized(removeOffline(offline))
  })
  yield* Effect.forkScoped(Effect.forever(leaving))

  return {
    /** Marks those of these users who have a stream here as online. */
    seen: (userIds: Iterable<string>) =>
      serialized(
        Effect.suspend(() => {
          const people = [...new Set(userIds)].filter((userId) => streams.has(userId))
          for (const userId of people) online.add(userId)
          return people.length === 0
            ? Effect.void
            : write(sql`
                insert into app.presences (user_id, process, seen_at)
                select id, ${self}::uuid, now() from unnest(${people}::uuid[]) id
                on conflict (user_id, process) do update set seen_at = excluded.seen_at`)
        })
      ),
    /** A stream of this user has closed: they go offline unless they have another one or come back soon. */
    closed: (userId: string) => {
      departures.delete(userId)
      departures.set(userId, clock.currentTimeMillisUnsafe() + GRACE_MILLIS)
      departureDue.openUnsafe()
    },
    /** The process ends. */
    allLeft: Effect.suspend(() =>
      online.size === 0 ? Effect.void : write(sql`delete from app.presences where process = ${self}::uuid`)
    )
  }
})

export type Presences = Effect.Success<ReturnType<typeof writePresences>>
