import { Effect } from "effect"
import { Audience } from "./Audience.ts"
import type { makeNews } from "./News.ts"
import type { Position } from "./position.ts"
import type { Presences } from "./presences.ts"
import { type LiveStream, mayHear, type Streams } from "./Streams.ts"
import { goodbye, message, ready, reset } from "./wire.ts"

/** Whoever missed more than this loads everything anew sooner than event by event. */
const MOST_MISSED = 500
/** So many are admitted together, with one question for all; after a restart everybody comes back at once. */
const AT_ONCE = 200

/** A stream that is to be opened, and where an earlier one left off; undefined begins now. */
export interface Waiting {
  readonly stream: LiveStream
  readonly last: Position | undefined
}

/** Lets streams in: each gets what it missed, then `ready`, and from then on what happens. */
export const makeAdmission = Effect.fnUntraced(function* (
  streams: Streams,
  news: Effect.Success<ReturnType<typeof makeNews>>,
  presences: Presences
) {
  const audience = yield* Audience
  const waiting = new Set<Waiting>()

  const admit = ({ stream, last }: Waiting, organizations: ReadonlySet<string>): void => {
    const missed = last === undefined ? [] : news.since(last)
    const heard = missed?.filter((event) => mayHear(stream.userId, organizations, event))
    const past = heard === undefined || heard.length > MOST_MISSED ? [reset] : heard.map(message)
    if (stream.sink.write(Buffer.concat([...past, ready(news.position())])))
      streams.add(stream, organizations)
  }

  return {
    waiting,
    /** Admits those who have waited longest; the feed has just been read to its end. */
    admitNext: Effect.suspend(() => {
      const next = [...waiting].slice(0, AT_ONCE)
      if (next.length === 0) return Effect.void
      const people = [...new Set(next.map(({ stream }) => stream.userId))]
      return Effect.tap(audience.organizationsOf(people), (organizations) => {
        // Those who went away meanwhile are waiting no longer.
        for (const one of next)
          if (waiting.delete(one)) admit(one, organizations.get(one.stream.userId) ?? new Set())
        return presences.seen(people)
      })
    }),
    /** Sends everybody away who waits: browsers had better try again later, or elsewhere. */
    turnAway: (): void => {
      for (const { stream } of waiting) stream.sink.end(goodbye())
      waiting.clear()
    }
  }
})
