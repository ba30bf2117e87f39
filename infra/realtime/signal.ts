import { OutboxSignal } from "#infra/jobs"
import { pool } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Latch, Layer, Queue, type Redacted, Schedule } from "effect"
import { randomUUID } from "node:crypto"

const CHANNEL = "motorpool_outbox"
/** At most 20 notifications per second and process: each one takes a server-wide lock when it commits. */
const BETWEEN_NOTICES = "50 millis"
const BEFORE_LISTENING_AGAIN = "500 millis"

/** Sends pending notifications, one for all events of a moment, never inside a transaction that writes. */
const sending = (send: Effect.Effect<void>, due: Latch.Latch) =>
  Effect.forever(
    Effect.gen(function* () {
      yield* due.await
      due.closeUnsafe()
      yield* send
      yield* Effect.sleep(BETWEEN_NOTICES)
    })
  )

/** Listens until the connection is lost; fails then. */
const listening = (pg: PgClient.PgClient, self: string, wake: () => void) =>
  Effect.scoped(
    Effect.gen(function* () {
      const notices = yield* pg.listen(CHANNEL)
      // For events committed before we listened.
      wake()
      return yield* Effect.forever(
        Effect.map(Queue.take(notices), ({ payload }) => {
          if (payload !== self) wake()
        })
      )
    })
  )

/**
 * Wakes the readers of this process directly and those of others through NOTIFY, on connections of its own: one that
 * sends and, in a process that reads, one that listens. A lost notification costs a second, after which readers poll.
 */
const make = Effect.gen(function* () {
  const pg = yield* PgClient.PgClient
  const self = randomUUID()
  const readers = new Set<() => void>()
  const wake = () => readers.forEach((read) => read())
  const due = yield* Latch.make()
  let [raised, sent] = [0, 0]
  const send = Effect.suspend(() => {
    const all = raised
    const notify = Effect.timeout(pg.notify(CHANNEL, self), "2 seconds")
    return Effect.ignore(Effect.tap(notify, () => Effect.sync(() => (sent = all))))
  })
  // A program that ends right after its commit still notifies the others.
  yield* Effect.addFinalizer(() => Effect.suspend(() => (sent < raised ? send : Effect.void)))
  yield* Effect.forkScoped(sending(send, due))
  const needed = yield* Latch.make()
  const listen = Effect.repeat(
    Effect.ignore(listening(pg, self, wake)),
    Schedule.jittered(Schedule.spaced(BEFORE_LISTENING_AGAIN))
  )
  yield* Effect.forkScoped(Effect.andThen(needed.await, listen))
  return OutboxSignal.of({
    raise: () => {
      raised++
      wake()
      due.openUnsafe()
    },
    onRaised: (read) =>
      Effect.asVoid(
        Effect.acquireRelease(
          Effect.sync(() => {
            readers.add(read)
            needed.openUnsafe()
          }),
          () => Effect.sync(() => readers.delete(read))
        )
      )
  })
})

export const outboxSignalLayer = (url: Redacted.Redacted) =>
  Layer.effect(OutboxSignal, make).pipe(
    Layer.provide(pool({ url, name: "motorpool-signal", maxConnections: 2 }))
  )
