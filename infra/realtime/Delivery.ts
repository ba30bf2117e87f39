import type { UserId } from "#kernel"
import { Effect } from "effect"
import { Audience } from "./Audience.ts"
import { recordDelivered } from "./metrics.ts"
import { BATCH, type LiveEvent, type Reading, readOutbox } from "./outbox.ts"
import { isAfter, type Position } from "./position.ts"
import { Recent, WINDOW } from "./Recent.ts"
import type { Streams } from "./Streams.ts"
import { reset } from "./wire.ts"

/** How long the delivery loop may run before it yields to other work. */
const MAX_RUN_MILLIS = 10
/** How many events are delivered before sockets may flush, so that a burst does not look like a slow reader. */
const MAX_RUN_EVENTS = 100

/**
 * The position of a feed that has read everything: the newest event. The id of the oldest running transaction would be
 * assigned again after a crash.
 */
const endOf = ({ events, forgotten }: Reading): Position => events.at(-1) ?? forgotten

/** Lets sockets flush during a long delivery. */
const makeYield = () => {
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
    ++events > MAX_RUN_EVENTS || performance.now() - last > MAX_RUN_MILLIS ? pause : Effect.void
  )
}

/** Users whose membership an event may have changed: those it names in an organization. */
const named = (events: ReadonlyArray<LiveEvent>, streams: Streams): ReadonlyArray<UserId> => [
  ...new Set(
    events.flatMap(({ user_id, organization_id, only_for }) =>
      user_id !== null && organization_id !== null && only_for === null && streams.has(user_id)
        ? [user_id]
        : []
    )
  )
]

/** Follows the outbox and delivers new events to the streams, once and in order. */
export const makeDelivery = Effect.fnUntraced(function* (streams: Streams) {
  const outbox = yield* readOutbox
  const audience = yield* Audience
  const yieldIfDue = makeYield()
  let recent: Recent | undefined
  let position: Position = { xid: "0", number: "0" }

  const begin = Effect.map(outbox.newest(WINDOW), (reading) => {
    position = endOf(reading)
    recent = new Recent(reading)
  })

  // All memberships first, before anything is delivered: users who have left receive none of these events.
  const move = Effect.fnUntraced(function* (userIds: ReadonlyArray<UserId>) {
    if (userIds.length === 0) return
    const organizations = yield* audience.organizationsOf(userIds)
    for (const userId of userIds) streams.move(userId, organizations.get(userId) ?? new Set())
  })

  // This cannot fail: events count as delivered once their batch is.
  const deliver = Effect.fnUntraced(function* ({ events }: Reading) {
    for (const event of events) {
      recordDelivered(streams.deliver(event))
      yield* yieldIfDue
    }
    recent?.add(events)
    position = events.at(-1) ?? position
  })

  /** The database lacks delivered events: it was restored from a backup, and clients may know more than it does. */
  const restart = Effect.map(begin, () => {
    for (const { sink } of streams.all()) sink.write(reset)
  })

  return {
    /** The feed's position: everything before it has been delivered. */
    position: () => position,
    /** The events after a position; undefined when they are no longer available. */
    since: (last: Position) => (isAfter(last, position) ? undefined : recent?.since(last)),
    /** Delivers everything available; returns whether more is withheld because of an older transaction. */
    readOn: Effect.gen(function* () {
      if (recent === undefined) yield* begin
      for (;;) {
        const reading = yield* outbox.after(position)
        if (isAfter(position, { xid: reading.horizon, number: "0" })) yield* restart
        yield* move(named(reading.events, streams))
        yield* deliver(reading)
        if (reading.events.length < BATCH) return reading.isHeldBack
      }
    }),
    /** Without streams nothing is read; the next one starts with a fresh read. */
    forget: () => {
      recent = undefined
    }
  }
})
