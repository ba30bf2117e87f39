import type { Outbound } from "#infra/outbound"
import { minutes } from "#kernel"
import { Effect, Exit, Option, Redacted, Schema } from "effect"
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  randomNonce,
  randomPKCECodeVerifier
} from "openid-client"
import { type Returned, TokenRefused } from "../contract/index.ts"
import type { Departure, Sent } from "../connections/domain/Providers.ts"
import { NoResponse, unavailable } from "./request.ts"
import type { DimoSettings } from "./DimoSettings.ts"
import { clientOf, discoverServer, isNoResponse } from "./openId.ts"
import type { PublishedKeys } from "./publishedKeys.ts"
import { verifyToken } from "./verifyToken.ts"

const FlowState = Schema.fromJsonString(Schema.Struct({ verifier: Schema.String, nonce: Schema.String }))

const decode = Schema.decodeUnknownOption(FlowState)
const encode = Schema.encodeSync(FlowState)

/** How many milliseconds the server's metadata is cached. */
const METADATA_TTL = minutes(60)

/** DIMO's authorization server, with us as its client. */
export type SignIn = Effect.Effect<Configuration, NoResponse, Outbound>

/** Discovers the server once for all waiting requests, and again when the cache expires. Failures are not cached. */
export const signInOf = ({ authUrl: issuer, clientId }: DimoSettings): Effect.Effect<SignIn> => {
  const server = { issuer, clientId }
  return discoverServer(server).pipe(
    Effect.cachedWithTTL((exit) => (Exit.isSuccess(exit) ? METADATA_TTL : 0)),
    Effect.map(Effect.flatMap((metadata) => clientOf(server, metadata)))
  )
}

/** OpenID Connect with PKCE: proves whose account it is. Sharing is granted elsewhere. */
export const startCode = Effect.fnUntraced(function* (
  signIn: SignIn,
  { redirectUri }: DimoSettings,
  { state }: Departure
) {
  const client = yield* signIn
  const verifier = randomPKCECodeVerifier()
  const nonce = randomNonce()
  const challenge = yield* Effect.promise(() => calculatePKCECodeChallenge(verifier))
  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: "openid email",
    state: Redacted.value(state),
    nonce,
    code_challenge: challenge,
    code_challenge_method: "S256"
  })
  return { url: url.href, flowState: Redacted.make(encode({ verifier, nonce })) }
}, unavailable("start"))

interface Exchange {
  readonly redirectUri: string
  readonly code: string
  readonly state: string
  readonly sent: Sent
}

/** Exchanges the code for a token with the nonce of this attempt. */
const idTokenFor = Effect.fnUntraced(function* (
  client: Configuration,
  { redirectUri, code, state, sent }: Exchange
) {
  const stored = Option.getOrUndefined(decode(Redacted.value(sent.flowState)))
  if (stored === undefined) return yield* new TokenRefused()
  const back = new URL(redirectUri)
  back.search = new URLSearchParams({ code, state }).toString()
  const checks = {
    pkceCodeVerifier: stored.verifier,
    expectedState: Redacted.value(sent.state),
    expectedNonce: stored.nonce,
    idTokenExpected: true
  }
  const tokens = yield* Effect.tryPromise({
    try: () => authorizationCodeGrant(client, back, checks),
    catch: (cause) => (isNoResponse(cause) ? new NoResponse() : new TokenRefused())
  })
  return tokens.id_token ?? (yield* new TokenRefused())
})

/** Trusts only what the server itself returns for the code, and only when it is signed. */
export const completeCode = Effect.fnUntraced(function* (
  signIn: SignIn,
  { authUrl: issuer, clientId: audience, redirectUri }: DimoSettings,
  keys: PublishedKeys,
  { code, state }: Returned,
  sent: Sent
) {
  if (code === undefined || state === undefined) return yield* new TokenRefused()
  const token = yield* idTokenFor(yield* signIn, { redirectUri, code, state, sent })
  return yield* verifyToken(token, { keys, issuer, audience, since: sent.startedAt })
}, unavailable("exchange"))
