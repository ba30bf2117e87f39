import { Outbound, type OutboundCall } from "#infra/outbound"
import { Effect, Schema } from "effect"
import { ProviderUnavailable } from "../contract/index.ts"

/** A provider did not answer, or answered something else than it publishes. The reason is in the log. */
export class Unanswered extends Schema.TaggedError<Unanswered>()("Unanswered", {}) {}

/** What people are told of it: what they wanted cannot be had at the moment. */
export const unavailable =
  (what: ProviderUnavailable["what"]) =>
  <A, E, R>(asking: Effect.Effect<A, E, R>) =>
    Effect.catchIf(
      asking,
      (fault): fault is E & Unanswered => fault instanceof Unanswered,
      () => Effect.fail(new ProviderUnavailable({ what }))
    )

/** Asks a provider and decodes what it answers; anything but 200 and the published shape is no answer. */
export const askFor = <A>(call: OutboundCall, schema: Schema.ConstraintDecoder<A>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Effect.gen(function* () {
    const outbound = yield* Outbound
    const { status, json } = yield* outbound.ask(call).pipe(Effect.mapError(() => new Unanswered()))
    const answer = status === 200 ? decode(json) : undefined
    if (answer?._tag === "Some") return answer.value
    // What it said may hold anything, so only where it came from is told.
    yield* Effect.logWarning("Unexpected response from a provider", {
      host: new URL(call.url).host,
      status
    })
    return yield* new Unanswered()
  })
}
