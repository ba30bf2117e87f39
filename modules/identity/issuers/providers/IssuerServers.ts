import { minutes } from "#kernel"
import { Outbound, UserTargets } from "#infra/outbound"
import { Cache, Effect, Exit, Layer, Option, Redacted, Schema } from "effect"
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type ServerMetadata
} from "openid-client"
import { hasUsableEndpoints, IssuerRefused, IssuerUnavailable } from "../../contract/index.ts"
import { type Challenge, type Claims, INSTALLATION, type Issuer } from "../domain/Issuer.ts"
import { InstallationIssuer, IssuerServers, type Returned } from "../domain/Issuers.ts"
import { isNoResponse, issuerFetch } from "./issuerFetch.ts"

/** How many milliseconds the metadata of an issuer is cached, and of how many issuers. */
const METADATA_TTL = minutes(10)
const CACHED_ISSUERS = 1000

const insecure = (issuer: string) => (issuer.startsWith("http:") ? [allowInsecureRequests] : [])

type Named = Pick<Issuer, "connection" | "issuer">

/** Who named it decides how it is called, so metadata that the operator's issuer gave is not used for another connection. */
const keyOf = ({ connection, issuer }: Named): string => `${connection} ${issuer}`

const discover = Effect.fn("identity.discoverIssuer")(function* (key: string) {
  const [connection = "", issuer = ""] = key.split(" ")
  const options = { [customFetch]: yield* issuerFetch({ connection, issuer }), execute: insecure(issuer) }
  const discovered = yield* Effect.tryPromise({
    try: () => discovery(new URL(issuer), "unused", undefined, undefined, options),
    catch: (cause) => cause
  }).pipe(
    Effect.tapError((cause) => Effect.logWarning("An issuer could not be discovered", { issuer, cause })),
    Effect.mapError(() => new IssuerUnavailable())
  )
  const metadata = discovered.serverMetadata()
  if (hasUsableEndpoints(issuer, metadata)) return metadata
  yield* Effect.logWarning("An issuer's metadata name addresses that can't be used", { issuer })
  return yield* new IssuerUnavailable()
})

/** Secrets in the form only where the issuer supports nothing else. */
const authentication = (metadata: ServerMetadata, secret: string) => {
  const methods: unknown = metadata.token_endpoint_auth_methods_supported
  return !Array.isArray(methods) || methods.includes("client_secret_basic")
    ? ClientSecretBasic(secret)
    : ClientSecretPost(secret)
}

/**
 * Our client there. It verifies the signatures of ID tokens, and fetches the issuer's keys each time, so that
 * replaced keys are accepted immediately.
 */
const clientOf = Effect.fnUntraced(function* (issuer: Issuer, metadata: ServerMetadata) {
  const secret = Redacted.value(issuer.clientSecret)
  const client = new Configuration(metadata, issuer.clientId, secret, authentication(metadata, secret))
  client[customFetch] = yield* issuerFetch(issuer)
  enableNonRepudiationChecks(client)
  for (const allow of insecure(issuer.issuer)) allow(client)
  return client
})

const redirectUri = (publicUrl: string, connection: string): string =>
  `${publicUrl}/auth/issuer/${connection}/callback`

const urlOf = Effect.fnUntraced(function* (
  client: Configuration,
  { state, nonce, verifier }: Challenge,
  { back, again }: { readonly back: string; readonly again: boolean }
) {
  const code_challenge = yield* Effect.promise(() => calculatePKCECodeChallenge(verifier))
  return buildAuthorizationUrl(client, {
    redirect_uri: back,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge,
    code_challenge_method: "S256",
    ...(again ? { prompt: "login", max_age: "0" } : {})
  }).href
})

/** Without control characters, which PostgreSQL does not store, and half characters, which it would confuse with each other. */
const isClean = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)

const Said = Schema.Struct({
  sub: Schema.String.check(
    Schema.isMinLength(1),
    Schema.isMaxLength(255),
    Schema.makeFilter((sub) => isClean(sub))
  ),
  email: Schema.optionalKey(Schema.String),
  email_verified: Schema.optionalKey(Schema.Unknown),
  name: Schema.optionalKey(Schema.String)
})
const LONGEST_ADDRESS = 320
const decodeSaid = Schema.decodeUnknownOption(Said)

const failureOf = (cause: unknown) => (isNoResponse(cause) ? new IssuerUnavailable() : new IssuerRefused())

/** Some issuers put the address in the ID token, others only in their response about the user. */
const saidBy = Effect.fnUntraced(function* (client: Configuration, back: URL, challenge: Challenge) {
  const tokens = yield* Effect.tryPromise({
    try: () =>
      authorizationCodeGrant(client, back, {
        pkceCodeVerifier: challenge.verifier,
        expectedState: challenge.state,
        expectedNonce: challenge.nonce,
        idTokenExpected: true
      }),
    catch: (cause) => cause
  })
  const claims = tokens.claims()
  if (claims === undefined) return yield* Effect.fail(new Error("no ID token"))
  const hasMore = claims["email"] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
  const more = hasMore
    ? yield* Effect.tryPromise({
        try: () => fetchUserInfo(client, tokens.access_token, claims.sub),
        catch: (cause) => cause
      })
    : {}
  return { claims, said: decodeSaid({ ...more, ...claims }) }
})

/** The address, unless it cannot be one: a part of it might be someone else's. */
const addressIn = ({ email }: typeof Said.Type): string | undefined =>
  email !== undefined && email.length <= LONGEST_ADDRESS && isClean(email) ? email : undefined

const identify = Effect.fnUntraced(function* (
  client: Configuration,
  issuer: Issuer,
  { back, challenge }: { readonly back: URL; readonly challenge: Challenge }
) {
  const { claims, said } = yield* saidBy(client, back, challenge).pipe(
    // The library's messages contain no token.
    Effect.tapError((cause) =>
      Effect.logWarning("An issuer did not identify a person", { issuer: issuer.issuer, cause })
    ),
    Effect.mapError(failureOf)
  )
  if (Option.isNone(said)) return yield* new IssuerRefused()
  const { sub, email_verified, name } = said.value
  const email = addressIn(said.value)
  return {
    connection: issuer.connection,
    issuer: issuer.issuer,
    name: issuer.name,
    subject: sub,
    email: email ?? null,
    // Nothing but the JSON value true: some issuers send texts.
    emailVerified: email !== undefined && email_verified === true,
    fullName: name ?? null,
    authTime: claims.auth_time ?? null
  } satisfies Claims
})

const returnedTo = (address: string, { code, state, iss, error }: Returned): URL => {
  const back = new URL(address)
  for (const [name, value] of Object.entries({ code, state, iss, error }))
    if (value !== undefined) back.searchParams.set(name, value)
  return back
}

interface IssuerSettings {
  /** Without a trailing slash. */
  readonly publicUrl: string
  readonly oidc: Option.Option<Omit<Issuer, "connection" | "domains">>
}

/** The issuer of the settings, and calls to all issuers. */
export const issuersLayer = ({
  publicUrl,
  oidc
}: IssuerSettings): Layer.Layer<InstallationIssuer | IssuerServers, never, Outbound | UserTargets> =>
  Layer.merge(
    Layer.succeed(
      InstallationIssuer,
      Option.map(oidc, (issuer): Issuer => ({ ...issuer, connection: INSTALLATION, domains: "any" }))
    ),
    Layer.effect(
      IssuerServers,
      Effect.gen(function* () {
        const calling = yield* Effect.context<Outbound | UserTargets>()
        const metadata = yield* Cache.makeWith(discover, {
          capacity: CACHED_ISSUERS,
          // Failures are not cached.
          timeToLive: (exit) => (Exit.isSuccess(exit) ? METADATA_TTL : 0)
        })
        const clientFor = Effect.fnUntraced(function* (issuer: Issuer) {
          return yield* clientOf(issuer, yield* Cache.get(metadata, keyOf(issuer)))
        }, Effect.provideContext(calling))
        return IssuerServers.of({
          depart: Effect.fn("identity.departToIssuer")(function* (issuer, challenge, again) {
            const back = redirectUri(publicUrl, issuer.connection)
            return yield* urlOf(yield* clientFor(issuer), challenge, { back, again })
          }),
          identify: Effect.fn("identity.identifyAtIssuer")(function* (issuer, challenge, returned) {
            const back = returnedTo(redirectUri(publicUrl, issuer.connection), returned)
            return yield* identify(yield* clientFor(issuer), issuer, { back, challenge })
          })
        })
      })
    )
  )
