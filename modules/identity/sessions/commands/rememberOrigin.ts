import { type EmailAddress, now, RequestInfo, type UserId } from "#kernel"
import { hashToken, Secrets } from "#infra/secrets"
import { Effect, Option } from "effect"
import { forgottenAt, KnownOrigins } from "../domain/KnownOrigins.ts"
import { holderOfDeviceToken, newDeviceToken } from "./deviceToken.ts"

/** A digest of the current network. Keyed, because there are few enough addresses to try them all. */
export const networkDigest = Effect.fnUntraced(function* () {
  const { network } = yield* RequestInfo
  return yield* Secrets.useSync((secrets) => secrets.mac("identity.known-networks", network ?? "unknown"))
})

/** As part of a name. */
export const textOf = (digest: Uint8Array): string => Buffer.from(digest).toString("base64url")

/**
 * Makes the current device and network known to the account, in the current unit of work. Returns the device's token:
 * the one presented if the account knows it and it is bound to the account's address, otherwise a new one.
 */
export const rememberOrigin = Effect.fnUntraced(function* (
  userId: UserId,
  email: EmailAddress,
  known?: string
) {
  const isBound = Option.isSome(yield* holderOfDeviceToken({ email, device_token: known }))
  const device = known !== undefined && isBound ? known : yield* newDeviceToken(email)
  const origin = { device: hashToken(device), network: yield* networkDigest() }
  const until = forgottenAt(yield* now)
  yield* KnownOrigins.use((origins) => origins.remember(userId, origin, until))
  return device
})

/**
 * After a change of the password, only the network it came from stays known: someone else who knew the old one may
 * have signed in from the others.
 */
export const forgetOtherOrigins = Effect.fnUntraced(function* (userId: UserId) {
  const origins = yield* KnownOrigins
  yield* origins.forgetAll(userId)
  yield* origins.remember(userId, { network: yield* networkDigest() }, forgottenAt(yield* now))
})
