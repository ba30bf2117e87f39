import { type DomainEvent, EventEnvelope } from "#kernel"
import { Effect, Schema } from "effect"

/** Work that runs by itself: on a schedule or when something was queued. */
export interface Job<out R> {
  /** `module.what-it-does`; the name of its queue. */
  readonly name: string
  /** Five fields, UTC; null when it runs only on demand. */
  readonly cron: string | null
  /** Tries after the first one, with growing waits; then the job is a dead letter. */
  readonly retries: number
  /** `system` sees all organizations, `application` only what its Actor may see. */
  readonly role: "system" | "application"
  /** How many of them one process runs at the same time. */
  readonly concurrency: number
  readonly run: (data: unknown) => Effect.Effect<void, never, R>
  /** The event it answers, for a reaction. */
  readonly event: string | null
}

/** A scheduled job over all organizations. */
export const job = <R>(definition: {
  readonly name: string
  readonly cron: string
  readonly run: Effect.Effect<unknown, never, R>
}): Job<R> => ({
  name: definition.name,
  cron: definition.cron,
  retries: 3,
  role: "system",
  concurrency: 1,
  run: () => Effect.asVoid(definition.run),
  event: null
})

/** Queued work of the plumbing's own, with its payload's schema. */
export const queued = <S extends Schema.Codec<unknown, unknown>, R>(definition: {
  readonly name: string
  readonly data: S
  readonly retries: number
  /** One at a time unless told; more for work that waits for somebody else's server. */
  readonly concurrency?: number
  readonly run: (data: S["Type"]) => Effect.Effect<unknown, never, R>
}): Job<R> => {
  const decode = Schema.decodeUnknownEffect(Schema.toCodecJson(definition.data))
  return {
    name: definition.name,
    cron: null,
    retries: definition.retries,
    role: "system",
    concurrency: definition.concurrency ?? 1,
    run: (data) => Effect.asVoid(Effect.flatMap(Effect.orDie(decode(data)), definition.run)),
    event: null
  }
}

/**
 * Another module's event answered by a command of one's own, in its own unit of work, at least once:
 * what it does twice must have the effect of once.
 */
export const reaction = <E extends DomainEvent, R>(definition: {
  readonly name: string
  readonly event: Schema.Codec<E, unknown> & { readonly identifier: string }
  readonly run: (event: E, envelope: EventEnvelope) => Effect.Effect<unknown, never, R>
}): Job<R> => {
  const envelopeOf = Schema.decodeUnknownEffect(Schema.toCodecJson(EventEnvelope))
  const eventOf = Schema.decodeUnknownEffect(Schema.toCodecJson(definition.event))
  return {
    name: definition.name,
    cron: null,
    retries: 8,
    role: "application",
    concurrency: 1,
    event: definition.event.identifier,
    run: Effect.fnUntraced(function* (data) {
      const envelope = yield* Effect.orDie(envelopeOf(data))
      yield* definition.run(yield* Effect.orDie(eventOf(envelope.data)), envelope)
    })
  }
}
