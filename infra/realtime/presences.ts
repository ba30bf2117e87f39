import { Clock, Context, Effect, Latch, Layer, Semaphore } from "effect"
import { SqlClient } from "effect/sql"
import type { UserId } from "#kernel"
import { randomUUID } from "node:crypto"
import type { Streams } from "./Streams.ts"

/**
 * Whether somebody is looking: has a live stream open on any process, or had one a second ago. A connection
 * that died without a word counts until the kernel gives up on it, a quarter of an hour at most; those of a
 * process that died count for a minute.
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
  Effect.catchCause(statement, (cause) => Effect.logWarning("Failed to write presences", cause))

/** Who reloads a page is back within this time, and was never away. */
const BACK_SOON = 1_000

/**
 * Writes down who has a stream on this process, many people at a time. Who could not be written down is by
 * the next heartbeat; who could not be crossed out, and whom a dead process wrote, counts for a minute.
 */
export const writePresences = Effect.fnUntraced(function* (streams: Streams) {
  const sql = yield* SqlClient.SqlClient
  const self = randomUUID()
  const here = new Set<string>()
  const clock = yield* Clock.Clock
  /** When each of those who closed their last stream is away, in the order in which they closed it. */
  const going = new Map<string, number>()
  const somebodyGoes = yield* Latch.make()
  // Somebody's coming and going must not overtake each other on two connections.
  const oneByOne = Semaphore.makeUnsafe(1).withPermits(1)

  const crossOut = (userIds: ReadonlyArray<string>) =>
    Effect.suspend(() => {
      const gone = userIds.filter((userId) => !streams.has(userId) && here.delete(userId))
      return gone.length === 0
        ? Effect.void
        : write(
            sql`delete from app.presences where process = ${self}::uuid and user_id = any(${gone}::uuid[])`
          )
    })

  const leaving = Effect.gen(function* () {
    yield* somebodyGoes.await
    const [first = 0] = going.values()
    yield* Effect.sleep(first - clock.currentTimeMillisUnsafe())
    const at = clock.currentTimeMillisUnsafe()
    const away = [...going].filter(([, due]) => due <= at).map(([userId]) => userId)
    for (const userId of away) going.delete(userId)
    if (going.size === 0) somebodyGoes.closeUnsafe()
    yield* oneByOne(crossOut(away))
  })
  yield* Effect.forkScoped(Effect.forever(leaving))

  return {
    /** Those of these people who have a stream here are present. */
    seen: (userIds: Iterable<string>) =>
      oneByOne(
        Effect.suspend(() => {
          const people = [...new Set(userIds)].filter((userId) => streams.has(userId))
          for (const userId of people) here.add(userId)
          return people.length === 0
            ? Effect.void
            : write(sql`
                insert into app.presences (user_id, process, seen_at)
                select id, ${self}::uuid, now() from unnest(${people}::uuid[]) id
                on conflict (user_id, process) do update set seen_at = excluded.seen_at`)
        })
      ),
    /** A stream of this person has closed: without another, and not back soon, they are away. */
    closed: (userId: string) => {
      going.delete(userId)
      going.set(userId, clock.currentTimeMillisUnsafe() + BACK_SOON)
      somebodyGoes.openUnsafe()
    },
    /** The process ends. */
    allLeft: Effect.suspend(() =>
      here.size === 0 ? Effect.void : write(sql`delete from app.presences where process = ${self}::uuid`)
    )
  }
})

export type Presences = Effect.Success<ReturnType<typeof writePresences>>
