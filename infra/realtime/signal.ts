import { Signals } from "#kernel"
import { OutboxSignal } from "#infra/jobs"
import { afterCommit, pool } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Latch, Layer, Queue, type Redacted, Schedule, type Scope } from "effect"
import { randomUUID } from "node:crypto"

const CHANNEL = "motorpool_signals"
/** At most 20 notifications per second and process: each one takes a server-wide lock when it commits. */
const BETWEEN_NOTICES = "50 millis"
const BEFORE_LISTENING_AGAIN = "500 millis"
/** A notice has at most 8,000 bytes. With more topics than that, it names none, and everyone looks. */
const MOST_BYTES = 7_000
/** Wakes the readers of every topic. */
const EVERYTHING = "*"
const OUTBOX = "outbox"

type Wake = (topic: string) => void

/** Listens to the signals of all processes. */
export class SignalListener extends Context.Service<
  SignalListener,
  {
    /** Calls `wake` with each topic that is raised until the scope closes; with `*` if any may have been. */
    readonly onRaised: (wake: Wake) => Effect.Effect<void, never, Scope.Scope>
  }
>()("infra/realtime/SignalListener") {}

const payloadOf = (self: string, topics: ReadonlySet<string>): string => {
  const payload = [self, ...topics].join(" ")
  return payload.length > MOST_BYTES ? `${self} ${EVERYTHING}` : payload
}

/** Listens until the connection is lost; fails then. */
const listening = (pg: PgClient.PgClient, self: string, wake: Wake) =>
  Effect.scoped(
    Effect.gen(function* () {
      const notices = yield* pg.listen(CHANNEL)
      // For what was raised before we listened.
      wake(EVERYTHING)
      return yield* Effect.forever(
        Effect.map(Queue.take(notices), ({ payload }) => {
          const [from, ...topics] = payload.split(" ")
          if (from !== self) topics.forEach(wake)
        })
      )
    })
  )

/** Collects topics, and sends those of a moment in one notice, never inside a transaction that writes. */
const makeSending = Effect.fnUntraced(function* (pg: PgClient.PgClient, self: string) {
  const due = yield* Latch.make()
  let pending = new Set<string>()
  const send = Effect.suspend(() => {
    const sent = pending
    pending = new Set()
    return pg.notify(CHANNEL, payloadOf(self, sent)).pipe(
      Effect.timeout("2 seconds"),
      // What could not be sent goes with the next notice; also if the program ends while it is being sent.
      Effect.onError(() => Effect.sync(() => sent.forEach((topic) => pending.add(topic)))),
      Effect.ignore
    )
  })
  // A program that ends right after its commit still notifies the others.
  yield* Effect.addFinalizer(() => Effect.suspend(() => (pending.size > 0 ? send : Effect.void)))
  const sending = Effect.gen(function* () {
    yield* due.await
    due.closeUnsafe()
    yield* send
    yield* Effect.sleep(BETWEEN_NOTICES)
  })
  yield* Effect.forkScoped(Effect.forever(sending))
  return (topic: string): void => {
    pending.add(topic)
    due.openUnsafe()
  }
})

/**
 * Wakes the readers of this process directly and those of others through NOTIFY, on connections of its own: one that
 * sends and, in a process that reads, one that listens. A lost notification costs a second, after which readers look anyway.
 */
const make = Effect.gen(function* () {
  const pg = yield* PgClient.PgClient
  const self = randomUUID()
  const readers = new Set<Wake>()
  const wake: Wake = (topic) => readers.forEach((read) => read(topic))
  const send = yield* makeSending(pg, self)
  const needed = yield* Latch.make()
  const listen = Effect.repeat(
    Effect.ignore(listening(pg, self, wake)),
    Schedule.jittered(Schedule.spaced(BEFORE_LISTENING_AGAIN))
  )
  yield* Effect.forkScoped(Effect.andThen(needed.await, listen))

  const raise = (topic: string): void => {
    wake(topic)
    send(topic)
  }
  /** The same function for each topic, so that a unit of work raises it once. */
  const raising = new Map<string, () => void>()
  const raiseOf = (topic: string) => {
    const known = raising.get(topic) ?? (() => raise(topic))
    if (raising.size < 10_000) raising.set(topic, known)
    return known
  }
  const onRaised = (read: Wake) =>
    Effect.asVoid(
      Effect.acquireRelease(
        Effect.sync(() => {
          readers.add(read)
          needed.openUnsafe()
        }),
        () => Effect.sync(() => readers.delete(read))
      )
    )

  return Context.make(SignalListener, { onRaised }).pipe(
    Context.add(Signals, { raise: (topic) => afterCommit(raiseOf(topic)) }),
    Context.add(OutboxSignal, {
      raise: () => raise(OUTBOX),
      onRaised: (read) => onRaised((topic) => (topic === OUTBOX || topic === EVERYTHING) && read())
    })
  )
})

/** The signals between the processes of an installation. */
export const signalsLayer = (url: Redacted.Redacted) =>
  Layer.effectContext(make).pipe(Layer.provide(pool({ url, name: "motorpool-signal", maxConnections: 2 })))
