import { Effect, Redacted } from "effect"
import { type Returned, TokenRefused } from "../contract/index.ts"
import type { Departure, Sent } from "../connections/domain/Providers.ts"
import { unavailable } from "./request.ts"
import type { DimoSettings } from "./DimoSettings.ts"
import type { PublishedKeys } from "./publishedKeys.ts"
import { verifyToken } from "./verifyToken.ts"

/** All read privileges of a vehicle; "1" would also allow commands. */
const READ_ONLY = "2"

/** What is stored with an attempt: only that it used this flow. */
const CONSENT_FLOW = "consent"

/**
 * Login with DIMO: the user signs in, shares vehicles and returns with a token. No request to DIMO is needed first.
 * `utm` is the only parameter that is echoed.
 */
export const startConsent = ({ loginUrl, clientId, redirectUri }: DimoSettings, { state }: Departure) => {
  const url = new URL(`${loginUrl}/`)
  url.search = new URLSearchParams({
    clientId,
    redirectUri,
    entryState: "VEHICLE_MANAGER",
    permissionTemplateId: READ_ONLY,
    utm: `cs=${Redacted.value(state)}`
  }).toString()
  return { url: url.href, flowState: Redacted.make(CONSENT_FLOW) }
}

/**
 * Trusts nothing but the token. The echoed state, which is required, ties it to this attempt. The token's age says
 * nothing: while a user stays signed in, Login with DIMO returns the same token until it expires.
 */
export const completeConsent = Effect.fnUntraced(function* (
  { authUrl: issuer, clientId: audience }: DimoSettings,
  keys: PublishedKeys,
  { token, wallet_address, echo }: Returned,
  { flowState, state }: Sent
) {
  const isEchoed = echo === Redacted.value(state) && Redacted.value(flowState) === CONSENT_FLOW
  if (token === undefined || !isEchoed) return yield* new TokenRefused()
  const account = yield* verifyToken(token, { keys, issuer, audience }).pipe(unavailable("exchange"))
  if (wallet_address !== undefined && wallet_address.toLowerCase() !== account.walletAddress)
    return yield* new TokenRefused()
  return account
})
