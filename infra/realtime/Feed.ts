import type { UserId } from "#kernel"
import { Context, Duration, Effect, Layer, Schedule, Semaphore } from "effect"
import { type LiveEvent, MOST, readOutbox } from "./outbox.ts"
import { isAfter, type Position } from "./position.ts"

/** Whose news a person may hear, asked of the module that knows. */
export class Audience extends Context.Service<
  Audience,
  { readonly organizationsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<string>> }
>()("infra/realtime/Audience") {}

/** One open stream. */
export interface Listener {
  readonly userId: UserId
  /** Where it left off before; undefined begins now. */
  readonly last: Position | undefined
  /** Takes an event; false when it cannot keep up and is to be dropped. */
  readonly send: (event: LiveEvent) => boolean
  /** The gap is too wide: everything is to be loaded anew. */
  readonly reset: () => void
}

/** Hands every committed event once to the streams of those who may hear it. */
export class Feed extends Context.Service<
  Feed,
  {
    /** Opens a stream; answers where it stands and how to close it. What it missed has been sent by then. */
    readonly listen: (
      listener: Listener
    ) => Effect.Effect<{ readonly at: Position; readonly close: () => void }>
  }
>()("infra/realtime/Feed") {}

interface Open {
  readonly listener: Listener
  organizations: ReadonlySet<string>
  last: Position
}

const POLL = Duration.millis(250)

/** News about a person, or of an organization that person is in. */
const mayHear = ({ listener, organizations }: Open, { user_id, organization_id }: LiveEvent): boolean =>
  user_id === listener.userId || (organization_id !== null && organizations.has(organization_id))

/** For as long as the feed stands; what one reading could not do, the next one does. */
const againAndAgain = (read: Effect.Effect<void>) =>
  Effect.repeat(
    Effect.catchCause(read, (cause) => Effect.logWarning("The live feed could not be read", cause)),
    Schedule.spaced(POLL)
  )

/** One reader of the outbox per process, however many streams are open; none open, nothing is read. */
export const feedLayer = Layer.effect(
  Feed,
  Effect.gen(function* () {
    const outbox = yield* readOutbox
    const audience = yield* Audience
    const open = new Set<Open>()
    let position = yield* outbox.now
    // Reading on and catching up take turns, so that nothing falls between a stream's past and its present.
    const inTurn = (yield* Semaphore.make(1)).withPermits(1)

    const organizationsOf = (userId: UserId) =>
      Effect.map(audience.organizationsOf(userId), (ids): ReadonlySet<string> => new Set(ids))

    const hand = Effect.fnUntraced(function* (stream: Open, event: LiveEvent) {
      if (!isAfter(event, stream.last)) return
      // News about the person may be that they joined or left: what follows goes by what they are now.
      if (event.user_id === stream.listener.userId)
        stream.organizations = yield* organizationsOf(stream.listener.userId)
      // Only now: had the question above failed, the event would be handed over at the next reading.
      stream.last = event
      if (mayHear(stream, event) && !stream.listener.send(event)) open.delete(stream)
    })

    const read = Effect.gen(function* () {
      if (open.size === 0) return
      const events = yield* outbox.after(position)
      for (const event of events) {
        for (const stream of open) yield* hand(stream, event)
        position = event
      }
    })

    const catchUp = Effect.fnUntraced(function* (stream: Open, from: Position) {
      const oldest = yield* outbox.oldest
      const missed = yield* outbox.after(from)
      // Behind what is still kept, or too far behind: nobody can tell what was missed.
      if (oldest === undefined || isAfter(oldest, from) || missed.length === MOST)
        return stream.listener.reset()
      for (const event of missed) yield* hand(stream, event)
    })

    yield* Effect.forkScoped(againAndAgain(inTurn(read)))

    return Feed.of({
      listen: Effect.fnUntraced(function* (listener) {
        const begin = yield* outbox.now
        // With nobody listening nothing was read: the feed goes on from now.
        if (open.size === 0) position = begin
        const organizations = yield* organizationsOf(listener.userId)
        const { last = begin } = listener
        // Nobody was ever handed a place ahead of now: the database was restored from a backup since.
        const isAhead = isAfter(last, begin)
        const stream: Open = { listener, organizations, last: isAhead ? begin : last }
        if (isAhead) listener.reset()
        else if (listener.last !== undefined) yield* catchUp(stream, last)
        open.add(stream)
        return { at: stream.last, close: () => void open.delete(stream) }
      }, inTurn)
    })
  })
)
