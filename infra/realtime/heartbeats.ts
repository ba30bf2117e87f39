import { HEARTBEAT_MILLIS } from "#kernel"
import { Effect, Schedule } from "effect"
import { Audience } from "./Audience.ts"
import { recordHanded } from "./metrics.ts"
import type { Presences } from "./presences.ts"
import type { LiveStream, Streams } from "./Streams.ts"
import { heartbeat, tokenEnded } from "./wire.ts"

/** Streams take turns, which spreads the load on the process and the database. */
export const TURNS = 8
const BETWEEN_TURNS = HEARTBEAT_MILLIS / TURNS

/** One timer that keeps streams alive, ends those with expired sessions and records presence. */
export const beating = Effect.fnUntraced(function* (streams: Streams, presences: Presences) {
  const audience = yield* Audience
  let turn = 0

  const dueNow = (): ReadonlyArray<LiveStream> => {
    turn = (turn + 1) % TURNS
    return [...streams.all()].filter((stream) => stream.turn === turn)
  }

  const beat = (stream: LiveStream): boolean => {
    if (stream.sink.write(heartbeat)) return true
    streams.remove(stream)
    recordHanded({ taken: 0, dropped: 1 })
    return false
  }

  const endOthers = Effect.fnUntraced(function* (living: ReadonlyArray<LiveStream>) {
    if (living.length === 0) return
    const welcome = yield* audience.signedIn(living.map(({ token }) => token))
    for (const stream of living)
      if (!welcome.has(stream.token)) {
        streams.remove(stream)
        stream.sink.end(tokenEnded())
      }
  })

  const oneTurn = Effect.gen(function* () {
    const living = dueNow().filter(beat)
    yield* presences.seen(living.map(({ userId }) => userId))
    yield* endOthers(living)
  })

  // While the database is down there are no events either; the next turn checks again.
  const careful = Effect.catchCause(oneTurn, (cause) =>
    Effect.logWarning("Failed to check the sessions of live streams", cause)
  )
  return yield* Effect.repeat(careful, Schedule.jittered(Schedule.spaced(BETWEEN_TURNS)))
})
