import { type DomainEvent, EventEnvelope } from "#kernel"
import { Effect, Schema } from "effect"
import type { Job, JobDescription } from "./Job.ts"

/** What every definition states. */
type Description = Pick<JobDescription, "name" | "formerly" | "does" | "touches">

/** How many seconds an attempt may take, unless its definition says otherwise. */
const EXPIRES_AFTER = 300

/** A scheduled job over all organizations. Only one run at a time, across all processes. */
export const job = <R>(
  definition: Description & { readonly cron: string; readonly run: Effect.Effect<unknown, never, R> }
): Job<R> => ({
  ...definition,
  retries: 3,
  expiresAfter: EXPIRES_AFTER,
  exclusive: true,
  role: "system",
  concurrency: 1,
  perGroup: null,
  run: () => Effect.asVoid(definition.run),
  events: []
})

/** Queued work of the infrastructure, with its payload's schema. */
export const queued = <S extends Schema.Codec<unknown, unknown>, R>(
  definition: Description & {
    readonly data: S
    readonly retries: number
    /** One per process by default; more for work that waits for external servers. */
    readonly concurrency?: number
    /** How many of these may be of one group, so that a group whose jobs take long leaves places to the others. */
    readonly perGroup?: number
    /** `system` by default. */
    readonly role?: Job<R>["role"]
    readonly run: (data: S["Type"]) => Effect.Effect<unknown, never, R>
  }
): Job<R> => {
  const { name, formerly, does, touches, retries, concurrency = 1, perGroup = null } = definition
  const decode = Schema.decodeUnknownEffect(Schema.toCodecJson(definition.data))
  return {
    name,
    ...(formerly && { formerly }),
    does,
    touches,
    cron: null,
    retries,
    expiresAfter: EXPIRES_AFTER,
    exclusive: false,
    role: definition.role ?? "system",
    concurrency,
    perGroup,
    run: (data) => Effect.asVoid(Effect.flatMap(Effect.orDie(decode(data)), definition.run)),
    events: []
  }
}

/**
 * Runs a command when another module's event occurs, in a unit of work of its own, at least once: repeating it must
 * have the same effect.
 */
export const reaction = <E extends DomainEvent, R>(
  definition: Description & {
    readonly event: Schema.Codec<E, unknown> & { readonly identifier: string }
    /** Default: 8. Fewer for work whose failure a person waits to see. */
    readonly retries?: number
    readonly expiresAfter?: number
    readonly run: (event: E, envelope: EventEnvelope) => Effect.Effect<unknown, never, R>
  }
): Job<R> => {
  const eventOf = Schema.decodeUnknownEffect(Schema.toCodecJson(definition.event))
  return reactionToEach({
    ...definition,
    events: [definition.event],
    run: (envelope) =>
      Effect.flatMap(Effect.orDie(eventOf(envelope.data)), (event) => definition.run(event, envelope))
  })
}

const envelopeOf = Schema.decodeUnknownEffect(Schema.toCodecJson(EventEnvelope))

/** Like `reaction`, to several events alike: they share a queue, and the work reads their data itself. */
export const reactionToEach = <R>(
  definition: Description & {
    readonly events: ReadonlyArray<{ readonly identifier: string }>
    readonly retries?: number
    readonly expiresAfter?: number
    readonly run: (envelope: EventEnvelope) => Effect.Effect<unknown, never, R>
  }
): Job<R> => {
  const { name, formerly, does, touches, retries = 8, expiresAfter = EXPIRES_AFTER } = definition
  return {
    name,
    ...(formerly && { formerly }),
    does,
    touches,
    cron: null,
    retries,
    expiresAfter,
    exclusive: false,
    role: "application",
    concurrency: 1,
    perGroup: null,
    events: definition.events.map(({ identifier }) => identifier),
    run: (data) => Effect.asVoid(Effect.flatMap(Effect.orDie(envelopeOf(data)), definition.run))
  }
}
