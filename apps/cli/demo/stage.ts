import { atInstant, Ids, Mails, RateLimits, Story, UnitOfWork } from "#kernel"
import { progress } from "#infra/cli"
import { auditModule } from "#audit/module"
import { eventsLayer, Queue } from "#infra/jobs"
import { lastingBindings } from "#infra/postgres"
import { Profiles } from "#identity"
import { Sales } from "#leads"
import { Presence } from "#messaging"
import { notificationsModule } from "#notifications/module"
import { Context, Effect, Layer, Option } from "effect"
import { jobs } from "../../system/assembly.ts"
import { type OperatorNeeds } from "../operator.ts"
import { rememberedProfiles } from "./rememberedProfiles.ts"
import { seededIds } from "./seededIds.ts"

interface QueuedJob {
  readonly queue: string
  readonly data: object
}

/** What reacts to the story. No organization of the demo has a webhook, so nothing is queued for any. */
const reactions = jobs.filter(({ name }) => name !== "webhooks.queue-deliveries")

/** Replaces emails, rate limits, presence and the sales team. */
const withoutEffects = (services: Context.Context<OperatorNeeds>) =>
  services.pipe(
    Context.add(Mails, { queue: () => Effect.void, queueFrom: () => Effect.void }),
    Context.add(RateLimits, { take: () => Effect.void, check: () => Effect.void }),
    Context.add(Presence, { isPresent: () => Effect.succeed(false) }),
    Context.add(Sales, { email: Option.none(), organizationId: Option.none() })
  )

/** The services of this process with seeded ids, and with a queue that adds jobs to `waiting`. */
const staged = Effect.fnUntraced(function* (waiting: Array<QueuedJob>) {
  const live = yield* Effect.context<OperatorNeeds>()
  const send: Queue["Service"]["send"] = (queue, data) =>
    Effect.sync(() => void waiting.push({ queue, data }))
  const quiet = withoutEffects(live).pipe(
    Context.add(Ids, seededIds()),
    Context.add(UnitOfWork, yield* lastingBindings),
    Context.add(Profiles, rememberedProfiles(Context.get(live, Profiles))),
    Context.add(Queue, { ...Context.get(live, Queue), send })
  )
  // These depend on some of the services above, so they are built again.
  const events = Layer.mergeAll(eventsLayer(reactions, false), auditModule.layer)
  const layer = Layer.fresh(Layer.provideMerge(notificationsModule.layer, events))
  return Context.merge(quiet, yield* Layer.build(Layer.provide(layer, Layer.succeedContext(quiet))))
})

/** Steps of the story at scale 1, for the progress bar. */
const STEPS = 3600

/**
 * Plays a story: in its own time, with the same ids on every run, and with the reactions of other contexts right
 * after each step. Nothing that needs a mail server, a browser or a schedule happens.
 */
export const onStage = <A, E, R>(
  { until, scale }: { readonly until: Date; readonly scale: number },
  play: Effect.Effect<A, E, R>
) =>
  Effect.scoped(
    Effect.gen(function* () {
      const waiting: Array<QueuedJob> = []
      const services = yield* staged(waiting)
      const runOf = new Map(reactions.map(({ name, run }) => [name, run]))
      const settle = Effect.fnUntraced(function* () {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const run = runOf.get(next.queue)
          if (run === undefined) return yield* Effect.die(new Error(`There is no job ${next.queue}.`))
          yield* Effect.provide(run(next.data), services)
        }
      })
      let steps = 0
      const story = Story.of({
        until,
        scale,
        happens: (at, work) =>
          Effect.gen(function* () {
            steps += 1
            yield* progress(Math.min(steps, STEPS * scale - 1), STEPS * scale, "demo data")
            const happened = yield* Effect.orDie(work)
            yield* settle()
            return happened
          }).pipe(atInstant(at))
      })
      const played = yield* play.pipe(Effect.provideService(Story, story), Effect.provide(services))
      yield* progress(1, 1, "demo data")
      return played
    })
  )
