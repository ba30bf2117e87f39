import { Outbound, type OutboundCall } from "#infra/outbound"
import { Effect, Schema } from "effect"
import { ProviderUnavailable } from "../contract/index.ts"

/** A provider did not respond, or its response was invalid. The log has the reason. */
export class NoResponse extends Schema.TaggedError<NoResponse>()("NoResponse", {}) {}

/** Shown to users as a provider that is temporarily unavailable. */
export const unavailable =
  (what: ProviderUnavailable["what"]) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.catchIf(
      work,
      (fault): fault is E & NoResponse => fault instanceof NoResponse,
      () => Effect.fail(new ProviderUnavailable({ what }))
    )

/** Sends a request and decodes the response; anything but a valid 200 fails. */
export const request = <A>(call: OutboundCall, schema: Schema.ConstraintDecoder<A>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Effect.gen(function* () {
    const { status, json } = yield* Outbound.use((outbound) => outbound.request(call)).pipe(
      Effect.mapError(() => new NoResponse())
    )
    const answer = status === 200 ? decode(json) : undefined
    if (answer?._tag === "Some") return answer.value
    // The body may contain anything, so only its source is logged.
    yield* Effect.logWarning("Unexpected response from a provider", {
      host: new URL(call.url).host,
      status
    })
    return yield* new NoResponse()
  })
}
