import { Effect } from "effect"
import { Audience } from "./Audience.ts"
import type { makeDelivery } from "./Delivery.ts"
import type { Position } from "./position.ts"
import type { Presences } from "./presences.ts"
import { type LiveStream, mayReceive, type Streams } from "./Streams.ts"
import { retrySoon, message, ready, reset } from "./wire.ts"

/** With more missed events than this, reloading everything is cheaper than catching up. */
const MAX_MISSED = 500
/** How many streams are admitted with one query; after a restart everyone reconnects at the same time. */
const BATCH_SIZE = 200

/** A stream to open, and the position to resume from; undefined starts now. */
export interface Waiting {
  readonly stream: LiveStream
  readonly last: Position | undefined
}

/** Opens streams: each gets its missed events, then `ready`, then live events. */
export const makeAdmission = Effect.fnUntraced(function* (
  streams: Streams,
  delivery: Effect.Success<ReturnType<typeof makeDelivery>>,
  presences: Presences
) {
  const audience = yield* Audience
  const waiting = new Set<Waiting>()

  const admit = ({ stream, last }: Waiting, organizations: ReadonlySet<string>): void => {
    const missed = last === undefined ? [] : delivery.since(last)
    const visible = missed?.filter((event) => mayReceive(stream.userId, organizations, event))
    const missedMessages =
      visible === undefined || visible.length > MAX_MISSED ? [reset] : visible.map(message)
    if (stream.sink.write(Buffer.concat([...missedMessages, ready(delivery.position())])))
      streams.add(stream, organizations)
  }

  return {
    waiting,
    /** Admits those who have waited longest; the feed has just been read to its end. */
    admitNext: Effect.suspend(() => {
      const next = [...waiting].slice(0, BATCH_SIZE)
      if (next.length === 0) return Effect.void
      const people = [...new Set(next.map(({ stream }) => stream.userId))]
      return Effect.tap(audience.organizationsOf(people), (organizations) => {
        // Those who disconnected meanwhile are no longer waiting.
        for (const opening of next)
          if (waiting.delete(opening)) admit(opening, organizations.get(opening.stream.userId) ?? new Set())
        return presences.seen(people)
      })
    }),
    /** Rejects all who wait: browsers should retry later, or elsewhere. */
    rejectAll: (): void => {
      for (const { stream } of waiting) stream.sink.end(retrySoon())
      waiting.clear()
    }
  }
})
