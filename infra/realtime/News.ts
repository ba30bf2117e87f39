import type { UserId } from "#kernel"
import { Effect } from "effect"
import { Audience } from "./Audience.ts"
import { recordHanded } from "./metrics.ts"
import { BATCH, type LiveEvent, type Reading, readOutbox } from "./outbox.ts"
import { isAfter, type Position } from "./position.ts"
import { Recent, WINDOW } from "./Recent.ts"
import type { Streams } from "./Streams.ts"
import { reset } from "./wire.ts"

/** After so long the loop of writes lets other work of the process have its turn. */
const LONGEST_STRETCH_MILLIS = 10
/** And after so many events sockets get to send, so that a burst does not look like a reader who is slow. */
const LONGEST_STRETCH_EVENTS = 100

/**
 * Where a feed stands that has read everything: at the newest event, which is there to stay. The number of
 * the oldest running transaction would be given out again after a crash that nobody else noticed.
 */
const endOf = ({ events, forgotten }: Reading): Position => events.at(-1) ?? forgotten

/** Lets sockets be served in the middle of much to hand over. */
const makeBreath = () => {
  let last = performance.now()
  let events = 0
  const pause = Effect.callback<void>((resume) => {
    setImmediate(() => {
      last = performance.now()
      events = 0
      resume(Effect.void)
    })
  })
  return Effect.suspend(() =>
    ++events > LONGEST_STRETCH_EVENTS || performance.now() - last > LONGEST_STRETCH_MILLIS
      ? pause
      : Effect.void
  )
}

/** People whose membership an event may have changed: those it names in an organization. */
const named = (events: ReadonlyArray<LiveEvent>, streams: Streams): ReadonlyArray<UserId> => [
  ...new Set(
    events.flatMap(({ user_id, organization_id, only_for }) =>
      user_id !== null && organization_id !== null && only_for === null && streams.has(user_id)
        ? [user_id]
        : []
    )
  )
]

/** Follows the outbox and hands what is new to the streams, each event once and in order. */
export const makeNews = Effect.fnUntraced(function* (streams: Streams) {
  const outbox = yield* readOutbox
  const audience = yield* Audience
  const breathe = makeBreath()
  let recent: Recent | undefined
  let position: Position = { xid: "0", number: "0" }

  const begin = Effect.map(outbox.newest(WINDOW), (reading) => {
    position = endOf(reading)
    recent = new Recent(reading)
  })

  // All at once and before anything is handed over: whoever has left hears nothing of what is read here.
  const move = Effect.fnUntraced(function* (userIds: ReadonlyArray<UserId>) {
    if (userIds.length === 0) return
    const organizations = yield* audience.organizationsOf(userIds)
    for (const userId of userIds) streams.move(userId, organizations.get(userId) ?? new Set())
  })

  // Nothing in here fails: an event counts as handed over with the batch it came in.
  const hand = Effect.fnUntraced(function* ({ events }: Reading) {
    for (const event of events) {
      recordHanded(streams.hand(event))
      yield* breathe
    }
    recent?.add(events)
    position = events.at(-1) ?? position
  })

  /** The database lacks what was handed over: it was restored from a backup, and nobody knows what they know. */
  const beginAnew = Effect.map(begin, () => {
    for (const { sink } of streams.all()) sink.write(reset)
  })

  return {
    /** Where the feed stands: everything before it has been handed over. */
    position: () => position,
    /** What came after a position; undefined when nobody can tell any more. */
    since: (last: Position) => (isAfter(last, position) ? undefined : recent?.since(last)),
    /** Hands over all there is; answers whether an older transaction holds more back. */
    readOn: Effect.gen(function* () {
      if (recent === undefined) yield* begin
      for (;;) {
        const reading = yield* outbox.after(position)
        if (isAfter(position, { xid: reading.horizon, number: "0" })) yield* beginAnew
        yield* move(named(reading.events, streams))
        yield* hand(reading)
        if (reading.events.length < BATCH) return reading.isHeldBack
      }
    }),
    /** With nobody listening nothing is read; whoever comes next begins with a fresh look. */
    forget: () => {
      recent = undefined
    }
  }
})
