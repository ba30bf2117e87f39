import { RateLimits, RequestInfo, TooManyRequests } from "#kernel"
import { makeTurns } from "#infra/turns"
import { createHash } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"

/** Addresses are personal data: only a digest is stored, enough to count by. */
const digest = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 27)

/** The connections of the pool that counts. */
export const COUNTING_CONNECTIONS = 2

const TURNS = {
  places: COUNTING_CONNECTIONS,
  placesPerCaller: COUNTING_CONNECTIONS,
  waiting: 2000,
  waitingPerCaller: 500,
  patience: 10_000
}

/**
 * Counters in PostgreSQL, one row per caller and purpose, so that they apply across processes. Uses a client of its own,
 * outside every unit of work: a refused call must still be counted. Subscribers take turns.
 */
export const RateLimitsLive = Layer.effect(
  RateLimits,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const turns = makeTurns(TURNS)
    const inTurn = <A, E>(statement: Effect.Effect<A, E>) =>
      RequestInfo.use(({ subscriber }) => Effect.orDie(turns.run(subscriber ?? "unknown", statement)))
    return RateLimits.of({
      take: Effect.fn("http.takeRateLimit")(function* (what, who, { times, seconds }) {
        const rows = yield* inTurn(sql<{ count: number; wait: number }>`
          select count, wait from app.take_rate_limit(${what}, ${digest(who)}, ${seconds}::int)`)
        const { count, wait } = rows[0] ?? { count: 0, wait: 0 }
        if (count > times) return yield* new TooManyRequests({ seconds: Math.max(1, wait) })
      }),
      check: Effect.fn("http.checkRateLimit")(function* (what, who, { times }) {
        const rows = yield* inTurn(sql<{ wait: number }>`
          select ceil(extract(epoch from ends_at - now()))::int as wait from app.rate_limits
          where what = ${what} and who = ${digest(who)} and count >= ${times} and ends_at > now()`)
        const [used] = rows
        if (used !== undefined) return yield* new TooManyRequests({ seconds: Math.max(1, used.wait) })
      })
    })
  })
)
