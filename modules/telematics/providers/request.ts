import { Outbound, type OutboundCall } from "#infra/outbound"
import { Effect, Redacted, Schema } from "effect"
import { ProviderUnavailable } from "../contract/index.ts"
import { AccessLost } from "../connections/domain/Providers.ts"

/** A provider did not respond, or its response was invalid. The log has the reason. */
export class NoResponse extends Schema.TaggedError<NoResponse>()("NoResponse", {}) {}

/** The server did not accept our token. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {}

/** A token as servers issue it. It is sent back in a header. */
export const Jwt = Schema.String.check(Schema.isMaxLength(8000), Schema.isPattern(/^[\w-]+\.[\w-]+\.[\w-]+$/))

/** Shown to users as a provider that is temporarily unavailable. */
export const unavailable =
  (what: ProviderUnavailable["what"]) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.catchIf(
      work,
      (fault): fault is E & NoResponse => fault instanceof NoResponse,
      () => Effect.fail(new ProviderUnavailable({ what }))
    )

const answerTo = (call: OutboundCall) =>
  Outbound.use((outbound) => outbound.request(call)).pipe(Effect.mapError(() => new NoResponse()))

/** The body may contain anything, so only its source is logged. */
const unexpected = Effect.fnUntraced(function* ({ url }: OutboundCall, status: number) {
  yield* Effect.logWarning("Unexpected response from a provider", { host: new URL(url).host, status })
  return yield* new NoResponse()
})

/** Sends a request and decodes the response; anything but a valid 200 fails. */
export const request = <A>(call: OutboundCall, schema: Schema.ConstraintDecoder<A>) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Effect.gen(function* () {
    const { status, json } = yield* answerTo(call)
    const answer = status === 200 ? decode(json) : undefined
    return answer?._tag === "Some" ? answer.value : yield* unexpected(call, status)
  })
}

/** Like `request`, with a token. Fails with Unauthorized if it is not accepted, and with AccessLost if it is not enough. */
export const requestWithToken = <A>(
  { headers, ...call }: OutboundCall,
  token: Redacted.Redacted,
  schema: Schema.ConstraintDecoder<A>
) => {
  const decode = Schema.decodeUnknownOption(schema)
  return Effect.gen(function* () {
    const authorization = `Bearer ${Redacted.value(token)}`
    const { status, json } = yield* answerTo({ ...call, headers: { ...headers, authorization } })
    if (status === 401) return yield* new Unauthorized()
    // Other content comes from a server in between, and says nothing about a vehicle.
    if (status === 403 && json !== null) return yield* new AccessLost()
    const answer = status === 200 ? decode(json) : undefined
    return answer?._tag === "Some" ? answer.value : yield* unexpected(call, status)
  })
}
