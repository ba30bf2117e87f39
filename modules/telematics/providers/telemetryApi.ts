import { Outbound } from "#infra/outbound"
import { now } from "#kernel"
import { Effect, type Redacted, Schema } from "effect"
import { AccessLost, type Permission, type Provider } from "../connections/domain/Providers.ts"
import { developerToken } from "./developerToken.ts"
import type { DimoSettings } from "./DimoSettings.ts"
import { privilegesOf } from "./privileges.ts"
import { NoResponse, requestWithToken, Unauthorized, unavailable } from "./request.ts"
import { reportsIn, selectionFor } from "./signals.ts"
import { rememberTokens } from "./tokens.ts"
import { type TokenScope, vehicleToken } from "./vehicleToken.ts"
import { withToken } from "./withToken.ts"

/** A query about one vehicle, and the data of its response. */
interface Query<A> {
  readonly text: string
  readonly data: Schema.ConstraintDecoder<A>
}

const latestQuery = (permissions: ReadonlyArray<Permission>) => ({
  text: `query Latest($tokenId: Int!) { signalsLatest(tokenId: $tokenId) { ${selectionFor(permissions)} } }`,
  data: Schema.Struct({ signalsLatest: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)) })
})

const vinQuery = {
  text: "query Vin($tokenId: Int!) { vinVCLatest(tokenId: $tokenId) { vin } }",
  // Limited because it may be shown and stored. Whether it is a valid one is not decided here.
  data: Schema.Struct({
    vinVCLatest: Schema.NullOr(
      Schema.Struct({
        vin: Schema.NullOr(Schema.String.check(Schema.isMaxLength(30), Schema.isPattern(/^[\w -]*$/)))
      })
    )
  })
}

const answerOf = <A>(data: Schema.ConstraintDecoder<A>) =>
  Schema.Struct({
    data: Schema.optionalKey(Schema.NullOr(data)),
    errors: Schema.optionalKey(
      Schema.Array(Schema.Struct({ message: Schema.String })).check(Schema.isMaxLength(1000))
    )
  })

/** Sends a query with a vehicle's token. A partial response is none: what is missing would look as if it were unknown. */
const ask = Effect.fnUntraced(function* <A>(
  url: string,
  token: Redacted.Redacted,
  { text, data }: Query<A>,
  { externalId, caller }: TokenScope
) {
  const answer = yield* requestWithToken(
    {
      url,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: text, variables: { tokenId: Number(externalId) } }),
      repeatable: true,
      caller
    },
    token,
    answerOf(data)
  )
  const errors = answer.errors ?? []
  // The only way to learn of a missing privilege: the status is 200.
  if (errors.some(({ message }) => message.startsWith("unauthorized"))) return yield* new AccessLost()
  if (errors.length === 0 && answer.data != null) return answer.data
  yield* Effect.logWarning("A provider could not answer a query", { errors: errors.length })
  return yield* new NoResponse()
})

/** Reads what vehicles report, with the license's key. Tokens are remembered: they are worth a request each. */
const reading = (dimo: DimoSettings, apiKey: Redacted.Redacted) => {
  const developers = rememberTokens<NoResponse>()
  // Failures are not remembered: an owner may share again right after access was refused, and no one else waits.
  const vehicles = rememberTokens<NoResponse | Unauthorized | AccessLost>(0)
  const asLicense = withToken(developers, "license", developerToken({ ...dimo, apiKey }))
  return <A>(scope: TokenScope, query: Query<A>) =>
    withToken(
      vehicles,
      [scope.externalId, ...scope.privileges].join(" "),
      asLicense((developer) => vehicleToken(dimo, developer, scope))
    )((token) => ask(dimo.telemetryUrl, token, query, scope)).pipe(
      Effect.catchIf(
        (fault): fault is Extract<typeof fault, Unauthorized> => fault instanceof Unauthorized,
        () => Effect.fail(new AccessLost())
      ),
      Effect.tapError((fault) =>
        fault instanceof AccessLost
          ? Effect.logInfo("A provider refused access to a vehicle", { externalId: scope.externalId })
          : Effect.void
      ),
      unavailable("vehicles")
    )
}

/** DIMO's Telemetry API, with a token for each vehicle. */
export const telemetryApi = (
  dimo: DimoSettings,
  apiKey: Redacted.Redacted
): Effect.Effect<Pick<Provider, "latest" | "vin">, never, Outbound> =>
  Outbound.useSync((outbound) => {
    const read = reading(dimo, apiKey)
    const granted = (permissions: ReadonlyArray<Permission>, usable: ReadonlyArray<Permission>) => {
      const used = usable.filter((permission) => permissions.includes(permission))
      return used.length === 0 ? Effect.fail(new AccessLost()) : Effect.succeed(used)
    }
    return {
      latest: Effect.fn("telematics.readLatest")(
        function* (externalId, permissions, caller) {
          const used = yield* granted(permissions, ["location", "measurements"])
          const scope = { externalId, privileges: privilegesOf(used), caller }
          const { signalsLatest } = yield* read(scope, latestQuery(used))
          return signalsLatest === null ? [] : reportsIn(signalsLatest, yield* now)
        },
        Effect.provideService(Outbound, outbound)
      ),
      vin: Effect.fn("telematics.readVin")(
        function* (externalId, permissions, caller) {
          const used = yield* granted(permissions, ["vin"])
          const scope = { externalId, privileges: privilegesOf(used), caller }
          const { vinVCLatest } = yield* read(scope, vinQuery)
          return vinVCLatest?.vin || null
        },
        Effect.provideService(Outbound, outbound)
      )
    }
  })
