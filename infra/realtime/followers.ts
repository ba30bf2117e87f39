import type { Member, OrganizationId } from "#kernel"
import { type Context, Effect, Fiber, Latch } from "effect"
import type { LiveSource, SourceReading } from "./LiveSource.ts"
import type { Sink } from "./Sink.ts"
import type { SignalListener } from "./signal.ts"
import { heartbeat, opened, retryImmediately, retrySoon } from "./wire.ts"

/** Someone who listens. */
export interface Viewer {
  /** As they were when they were last admitted. */
  member: Member
  readonly sink: Sink
  /** Whether they may still listen, and as what. */
  readonly admit: Effect.Effect<Member | undefined>
  /** When they were last admitted, in milliseconds. */
  admittedAt: number
}

/** How often an organization is read at most, so that many commits share one reading. */
const TICK_MILLIS = 100
/** How often it is read without a signal, in case one was lost. */
const POLL_MILLIS = 5_000
/** How often each viewer is admitted again: someone who has left usually receives nothing after that. */
const ADMIT_MILLIS = 5_000
/** No one receives anything later than this after they were last admitted. */
const ADMITTED_MILLIS = 10_000

/** Those who listen in one organization. */
interface Group {
  readonly viewers: Set<Viewer>
  readonly wake: Latch.Latch
  fiber: Fiber.Fiber<void> | undefined
}

const messageOf = (event: string, data: unknown): Buffer =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/** Someone for whom an organization is read, as the member that they are then. */
interface Present {
  readonly viewer: Viewer
  readonly member: Member
}

/**
 * Those for whom the next reading is. They are shown that the stream is ready only now: what was read before was not
 * for them, and what they load from here on includes it.
 */
const presentIn = (viewers: Set<Viewer>, welcomed: WeakSet<Viewer>): ReadonlyArray<Present> => {
  for (const viewer of viewers) {
    if (welcomed.has(viewer)) continue
    welcomed.add(viewer)
    if (!viewer.sink.write(opened)) viewers.delete(viewer)
  }
  return [...viewers].map((viewer) => ({ viewer, member: viewer.member }))
}

/** Writes a reading to those for whom it was read and who are still here: each view is serialized once. */
const deliver = (
  event: string,
  { seenBy }: SourceReading,
  present: ReadonlyArray<Present>,
  viewers: Set<Viewer>
): void => {
  const messages = new Map<string, Buffer | null>()
  for (const { viewer, member } of present) {
    if (!viewers.has(viewer)) continue
    const { view, data } = seenBy(member)
    let bytes = messages.get(view)
    if (bytes === undefined) {
      const seen = data()
      bytes = seen === undefined ? null : messageOf(event, seen)
      messages.set(view, bytes)
    }
    if (bytes !== null && !viewer.sink.write(bytes)) viewers.delete(viewer)
  }
}

/** Admits someone again, which also shows them that the stream is alive. */
const admitAgain = (viewers: Set<Viewer>, viewer: Viewer) =>
  Effect.suspend(() => {
    const at = performance.now()
    return Effect.map(viewer.admit, (member) => {
      // Gone meanwhile.
      if (!viewers.has(viewer)) return
      if (member === undefined) {
        viewers.delete(viewer)
        viewer.sink.end(retryImmediately())
        return
      }
      viewer.member = member
      viewer.admittedAt = at
      if (!viewer.sink.write(heartbeat)) viewers.delete(viewer)
    })
  })

/** Those who were last admitted so many milliseconds ago, or earlier. */
const admittedBefore = (viewers: Set<Viewer>, ago: number): ReadonlyArray<Viewer> => {
  const at = performance.now()
  return [...viewers].filter(({ admittedAt }) => at - admittedAt >= ago)
}

/** Admits all viewers again and again, one after the other. */
const admitting = (viewers: Set<Viewer>): Effect.Effect<never> =>
  Effect.suspend(() =>
    Effect.forEach(admittedBefore(viewers, ADMIT_MILLIS), (viewer) => admitAgain(viewers, viewer), {
      discard: true
    })
  ).pipe(
    Effect.catchCause((cause) =>
      Effect.andThen(
        Effect.logWarning("Failed to admit those who follow a live source", cause),
        Effect.sleep(ADMIT_MILLIS)
      )
    ),
    Effect.andThen(Effect.sleep(TICK_MILLIS)),
    Effect.forever
  )

/** Admits those who have waited for it for too long. Those who cannot be admitted now may come again. */
const admitOverdue = (viewers: Set<Viewer>) =>
  Effect.forEach(
    admittedBefore(viewers, ADMITTED_MILLIS),
    (viewer) =>
      Effect.catchCause(admitAgain(viewers, viewer), () =>
        Effect.sync(() => {
          viewers.delete(viewer)
          viewer.sink.end(retrySoon())
        })
      ),
    { discard: true }
  )

/**
 * Reads an organization whenever it is woken, for as long as someone listens. Viewers are admitted again meanwhile: if
 * there are many, what was read would have to wait.
 */
const following = <R>(
  { follow, event }: LiveSource<R>,
  organizationId: OrganizationId,
  group: Group
): Effect.Effect<void, never, R> => {
  const { viewers, wake } = group
  const { readNext } = follow(organizationId)
  const welcomed = new WeakSet<Viewer>()
  let pause = 0
  const step = Effect.gen(function* () {
    if (pause > 0) yield* Effect.timeoutOption(wake.await, pause)
    wake.closeUnsafe()
    const present = presentIn(viewers, welcomed)
    const reading = yield* readNext(present.map(({ member }) => member))
    yield* admitOverdue(viewers)
    deliver(event, reading, present, viewers)
    pause = reading.again ?? POLL_MILLIS
  })
  const safe = Effect.catchCause(step, (cause) => {
    pause = POLL_MILLIS
    return Effect.logWarning("Failed to read a live source", cause)
  })
  const reading = Effect.whileLoop({
    while: () => viewers.size > 0,
    body: () => Effect.andThen(safe, Effect.sleep(TICK_MILLIS)),
    step: () => {}
    // Viewers that come later begin again.
  }).pipe(Effect.ensuring(Effect.sync(() => (group.fiber = undefined))))
  return Effect.raceFirst(reading, admitting(viewers))
}

export interface Followers {
  /** Adds a viewer. Returns a function that removes it. */
  readonly add: (organizationId: OrganizationId, viewer: Viewer) => () => void
  /** Ends all streams, and those that are opened later. */
  readonly endAll: () => void
}

/** The viewers of a source in this process, by organization. */
export const makeFollowers = Effect.fnUntraced(function* <R>(
  source: LiveSource<R>,
  { onRaised }: SignalListener["Service"],
  services: Context.Context<R>
) {
  const groups = new Map<OrganizationId, Group>()
  const byTopic = new Map<string, Group>()
  const run = Effect.runForkWith(services)
  let isOver = false

  const begin = (organizationId: OrganizationId): Group => {
    const group: Group = { viewers: new Set(), wake: Latch.makeUnsafe(), fiber: undefined }
    groups.set(organizationId, group)
    byTopic.set(source.topicOf(organizationId), group)
    return group
  }

  const end = (organizationId: OrganizationId, group: Group): void => {
    if (group.viewers.size > 0 || groups.get(organizationId) !== group) return
    groups.delete(organizationId)
    byTopic.delete(source.topicOf(organizationId))
    if (group.fiber !== undefined) run(Fiber.interrupt(group.fiber))
  }

  yield* onRaised((topic) => {
    const raised = byTopic.get(topic)
    for (const { wake } of topic === "*" ? groups.values() : raised ? [raised] : []) wake.openUnsafe()
  })

  return {
    add: (organizationId, viewer) => {
      const group = groups.get(organizationId) ?? begin(organizationId)
      group.viewers.add(viewer)
      // They are ready with the next reading.
      group.wake.openUnsafe()
      if (isOver) viewer.sink.end(retrySoon())
      else group.fiber ??= run(following(source, organizationId, group))
      return () => {
        group.viewers.delete(viewer)
        end(organizationId, group)
      }
    },
    endAll: () => {
      isOver = true
      for (const { viewers } of groups.values()) {
        for (const { sink } of viewers) sink.end(retrySoon())
        viewers.clear()
      }
    }
  } satisfies Followers
})
