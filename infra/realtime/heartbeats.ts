import { HEARTBEAT_MILLIS } from "#kernel"
import { Effect, Schedule } from "effect"
import { Audience } from "./Audience.ts"
import { recordDelivered } from "./metrics.ts"
import type { Presences } from "./presences.ts"
import type { LiveStream, Streams } from "./Streams.ts"
import { heartbeat, retryImmediately } from "./wire.ts"

/** Streams take turns, which spreads the load on the process and the database. */
export const TURNS = 8
const BETWEEN_TURNS = HEARTBEAT_MILLIS / TURNS

/** One timer that keeps streams alive, ends those with expired sessions and records presence. */
export const heartbeats = Effect.fnUntraced(function* (streams: Streams, presences: Presences) {
  const audience = yield* Audience
  let turn = 0

  const dueNow = (): ReadonlyArray<LiveStream> => {
    turn = (turn + 1) % TURNS
    return [...streams.all()].filter((stream) => stream.turn === turn)
  }

  const beat = (stream: LiveStream): boolean => {
    if (stream.sink.write(heartbeat)) return true
    streams.remove(stream)
    recordDelivered({ taken: 0, dropped: 1 })
    return false
  }

  const endExpired = Effect.fnUntraced(function* (connected: ReadonlyArray<LiveStream>) {
    if (connected.length === 0) return
    const valid = yield* audience.signedIn(connected.map(({ token }) => token))
    for (const stream of connected)
      if (!valid.has(stream.token)) {
        streams.remove(stream)
        stream.sink.end(retryImmediately())
      }
  })

  const takeTurn = Effect.gen(function* () {
    const connected = dueNow().filter(beat)
    yield* presences.seen(connected.map(({ userId }) => userId))
    yield* endExpired(connected)
  })

  // While the database is down there are no events either; the next turn checks again.
  const safeTurn = Effect.catchCause(takeTurn, (cause) =>
    Effect.logWarning("Failed to check the sessions of live streams", cause)
  )
  return yield* Effect.repeat(safeTurn, Schedule.jittered(Schedule.spaced(BETWEEN_TURNS)))
})
