import { Effect, Redacted } from "effect"
import { type Returned, TokenRefused } from "../contract/index.ts"
import type { Departure, Sent } from "../domain/Providers.ts"
import { unavailable } from "./askFor.ts"
import type { DimoSettings } from "./DimoSettings.ts"
import type { PublishedKeys } from "./publishedKeys.ts"
import { verifyToken } from "./verifyToken.ts"

/** Everything that can be read of a vehicle; "1" would be the right to command it, too. */
const READ_ONLY = "2"

/** What is kept of a departure: this flow has nothing to remember but that it was this one. */
const KEPT = "consent"

/**
 * Login with DIMO: the person signs in, shares vehicles, and comes back with a token. Nothing is asked of DIMO
 * beforehand. `utm` is the only thing that is echoed.
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
  return { url: url.href, kept: Redacted.make(KEPT) }
}

/**
 * Believes the token and nothing beside it. What binds it to this attempt is the echo, which has to be there. Its
 * age says nothing: to who stays signed in, Login with DIMO brings back the same token until it expires.
 */
export const completeConsent = Effect.fnUntraced(function* (
  { authUrl: issuer, clientId: audience }: DimoSettings,
  keys: PublishedKeys,
  { token, wallet_address, echo }: Returned,
  { kept, state }: Sent
) {
  const isEchoed = echo === Redacted.value(state) && Redacted.value(kept) === KEPT
  if (token === undefined || !isEchoed) return yield* new TokenRefused()
  const account = yield* verifyToken(token, { keys, issuer, audience }).pipe(unavailable("exchange"))
  if (wallet_address !== undefined && wallet_address.toLowerCase() !== account.walletAddress)
    return yield* new TokenRefused()
  return account
})
