import { OutboxSignal } from "#infra/jobs"
import { Context, Effect, Latch, Layer } from "effect"
import { makeAdmission } from "./admission.ts"
import { beating, TURNS } from "./heartbeats.ts"
import { observeStreams } from "./metrics.ts"
import { makeNews } from "./News.ts"
import type { Position } from "./position.ts"
import { writePresences } from "./presences.ts"
import { type LiveStream, Streams } from "./Streams.ts"
import { goodbye } from "./wire.ts"

/** A stream that is to be opened. */
export interface Opening extends Omit<LiveStream, "turn"> {
  /** Where an earlier one left off; undefined begins now. */
  readonly last: Position | undefined
}

/** Hands every committed event once to the streams of those who may hear it. */
export class Feed extends Context.Service<
  Feed,
  {
    /** Opens a stream: it gets what it missed, then `ready`, then what happens. Answers how to forget it. */
    readonly open: (opening: Opening) => () => void
    /** Ends every stream, and at once each that is opened later. */
    readonly endAll: () => void
  }
>()("infra/realtime/Feed") {}

/** How long to wait before looking by oneself, should nobody say that there is something. */
const LOOK = 1_000
/** While an older transaction holds events back, its end may come unannounced. */
const [SOONEST, LATEST] = [10, 250]
/** Looks are this far apart at least, so that many commits in a row share one. */
const BETWEEN_LOOKS = 10

/** Looks whenever somebody says that there is something, and otherwise by itself. `look` tells what is held back. */
const following = Effect.fnUntraced(function* (wake: Latch.Latch, look: Effect.Effect<boolean>) {
  let pause = LOOK
  for (;;) {
    yield* Effect.timeoutOption(wake.await, pause)
    wake.closeUnsafe()
    const isHeldBack = yield* Effect.catchCause(look, (cause) =>
      Effect.as(Effect.logWarning("Failed to read the live feed", cause), false)
    )
    pause = isHeldBack ? Math.min(pause === LOOK ? SOONEST : pause * 2, LATEST) : LOOK
    yield* Effect.sleep(BETWEEN_LOOKS)
  }
})

/** One reader of the outbox per process, however many streams are open; none open, nothing is read. */
export const feedLayer = Layer.effect(
  Feed,
  Effect.gen(function* () {
    const streams = new Streams()
    const news = yield* makeNews(streams)
    const presences = yield* writePresences(streams)
    const { waiting, admitNext, turnAway } = yield* makeAdmission(streams, news, presences)
    const wake = yield* Latch.make()
    let isOver = false
    let opened = 0

    const look = Effect.suspend(() => {
      if (streams.size + waiting.size === 0) return Effect.as(Effect.sync(news.forget), false)
      return Effect.tap(news.readOn, admitNext).pipe(
        Effect.onError(() => Effect.sync(turnAway)),
        Effect.tap(() => Effect.sync(() => waiting.size > 0 && wake.openUnsafe()))
      )
    })

    const endAll = (): void => {
      isOver = true
      turnAway()
      for (const stream of streams.all()) {
        streams.remove(stream)
        stream.sink.end(goodbye())
      }
    }

    yield* observeStreams(streams)
    yield* Effect.addFinalizer(() => Effect.andThen(Effect.sync(endAll), presences.allLeft))
    yield* OutboxSignal.use((outboxSignal) => outboxSignal.onRaised(() => wake.openUnsafe()))
    yield* Effect.forkScoped(following(wake, look))
    yield* Effect.forkScoped(beating(streams, presences))

    return Feed.of({
      open: ({ last, ...opening }) => {
        const stream = { ...opening, turn: opened++ % TURNS }
        const one = { stream, last }
        waiting.add(one)
        if (isOver) turnAway()
        else wake.openUnsafe()
        return () => {
          waiting.delete(one)
          streams.remove(stream)
          presences.closed(opening.userId)
        }
      },
      endAll
    })
  })
)
