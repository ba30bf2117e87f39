import { OutboxSignal } from "#infra/jobs"
import { Context, Effect, Latch, Layer } from "effect"
import { makeAdmission } from "./admission.ts"
import { heartbeats, TURNS } from "./heartbeats.ts"
import { observeStreams } from "./metrics.ts"
import { makeDelivery } from "./Delivery.ts"
import type { Position } from "./position.ts"
import { writePresences } from "./presences.ts"
import { type LiveStream, Streams } from "./Streams.ts"
import { retrySoon } from "./wire.ts"

/** A request for a stream. */
export interface Opening extends Omit<LiveStream, "turn"> {
  /** The position to resume from; undefined starts now. */
  readonly last: Position | undefined
}

/** Delivers every committed event once to the streams that may receive it. */
export class Feed extends Context.Service<
  Feed,
  {
    /** Opens a stream: missed events, then `ready`, then live events. Returns a function that removes it. */
    readonly open: (opening: Opening) => () => void
    /** Ends every stream, and immediately each that is opened later. */
    readonly endAll: () => void
  }
>()("infra/realtime/Feed") {}

/** How long to wait before polling when no one signals. */
const POLL_MILLIS = 1_000
/** The delays while events are withheld: the end of the older transaction may not be signalled. */
const [MIN_RETRY_MILLIS, MAX_RETRY_MILLIS] = [10, 250]
/** The minimum time between reads, so that many consecutive commits share one. */
const MIN_INTERVAL_MILLIS = 10

/** Reads whenever it is signalled, and otherwise at intervals. `readNext` returns whether events are withheld. */
const following = Effect.fnUntraced(function* (wake: Latch.Latch, readNext: Effect.Effect<boolean>) {
  let pause = POLL_MILLIS
  for (;;) {
    yield* Effect.timeoutOption(wake.await, pause)
    wake.closeUnsafe()
    const isHeldBack = yield* Effect.catchCause(readNext, (cause) =>
      Effect.as(Effect.logWarning("Failed to read the live feed", cause), false)
    )
    pause = isHeldBack
      ? Math.min(pause === POLL_MILLIS ? MIN_RETRY_MILLIS : pause * 2, MAX_RETRY_MILLIS)
      : POLL_MILLIS
    yield* Effect.sleep(MIN_INTERVAL_MILLIS)
  }
})

/** One reader of the outbox per process, for all streams; without streams nothing is read. */
export const feedLayer = Layer.effect(
  Feed,
  Effect.gen(function* () {
    const streams = new Streams()
    const delivery = yield* makeDelivery(streams)
    const presences = yield* writePresences(streams)
    const { waiting, admitNext, rejectAll } = yield* makeAdmission(streams, delivery, presences)
    const wake = yield* Latch.make()
    let isOver = false
    let opened = 0

    const readNext = Effect.suspend(() => {
      if (streams.size + waiting.size === 0) return Effect.as(Effect.sync(delivery.forget), false)
      return Effect.tap(delivery.readOn, admitNext).pipe(
        Effect.onError(() => Effect.sync(rejectAll)),
        Effect.tap(() => Effect.sync(() => waiting.size > 0 && wake.openUnsafe()))
      )
    })

    const endAll = (): void => {
      isOver = true
      rejectAll()
      for (const stream of streams.all()) {
        streams.remove(stream)
        stream.sink.end(retrySoon())
      }
    }

    yield* observeStreams(streams)
    yield* Effect.addFinalizer(() => Effect.andThen(Effect.sync(endAll), presences.allLeft))
    yield* OutboxSignal.use((outboxSignal) => outboxSignal.onRaised(() => wake.openUnsafe()))
    yield* Effect.forkScoped(following(wake, readNext))
    yield* Effect.forkScoped(heartbeats(streams, presences))

    return Feed.of({
      open: ({ last, ...opening }) => {
        const stream = { ...opening, turn: opened++ % TURNS }
        const request = { stream, last }
        waiting.add(request)
        if (isOver) rejectAll()
        else wake.openUnsafe()
        return () => {
          waiting.delete(request)
          streams.remove(stream)
          presences.closed(opening.userId)
        }
      },
      endAll
    })
  })
)
