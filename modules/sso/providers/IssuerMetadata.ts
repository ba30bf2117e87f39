import { UserTargets } from "#infra/outbound"
import { hasUsableEndpoints, IssuerUnavailable } from "#identity/contract"
import { Effect, Layer, Schema } from "effect"
import { IssuerMetadata } from "../domain/IssuerMetadata.ts"

/** The longest metadata that is read. */
const LONGEST = 100_000

const Metadata = Schema.fromJsonString(
  Schema.Struct({
    issuer: Schema.String,
    authorization_endpoint: Schema.String,
    token_endpoint: Schema.String,
    jwks_uri: Schema.String
  })
)
const decode = Schema.decodeUnknownEffect(Metadata)

const addressOf = (issuer: string): string => `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`

/** Reads metadata at public addresses alone. */
export const IssuerMetadataLive = Layer.effect(
  IssuerMetadata,
  UserTargets.useSync(({ request }) =>
    IssuerMetadata.of({
      check: Effect.fn("sso.checkIssuer")(function* (issuer, caller) {
        const url = addressOf(issuer)
        const metadata = yield* request({
          url,
          method: "GET",
          headers: {},
          body: "",
          bytes: LONGEST,
          caller
        }).pipe(
          Effect.flatMap(({ text }) => decode(text)),
          Effect.mapError(() => new IssuerUnavailable())
        )
        if (metadata.issuer !== issuer || !hasUsableEndpoints(issuer, metadata))
          return yield* new IssuerUnavailable()
      })
    })
  )
)
