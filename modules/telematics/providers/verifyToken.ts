import { minutes, now, plus } from "#kernel"
import { Effect, Option, Schema } from "effect"
import { base64url, decodeProtectedHeader, jwtVerify } from "jose"
import { TokenRefused, WalletAddress } from "../contract/index.ts"
import type { ProvenAccount } from "../connections/domain/Providers.ts"
import type { PublishedKeys } from "./publishedKeys.ts"

/** How far the issuer's clock may differ from ours. */
const LEEWAY = minutes(1)

/** The last second of the year 9999. */
const MAX_SECONDS = 253_402_300_799

const Seconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_SECONDS }))

const Claims = Schema.Struct({
  exp: Seconds,
  iat: Seconds,
  aud: Schema.Union([Schema.String, Schema.Array(Schema.String)]),
  ethereum_address: Schema.String
})

const decodeClaims = Schema.decodeUnknownOption(Claims)
const decodeWallet = Schema.decodeUnknownOption(WalletAddress)

/**
 * Whether the signature is encoded canonically. Its last character has spare bits, so a token could otherwise be
 * written in several ways and be used once in each.
 */
const isCanonical = (signature: string): boolean =>
  base64url.encode(base64url.decode(signature)) === signature

/** The key id, if the header names the one algorithm that we accept. */
const keyName = (token: string): string | undefined => {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    const signature = token.slice(token.lastIndexOf(".") + 1)
    return alg === "RS256" && typeof kid === "string" && isCanonical(signature) ? kid : undefined
  } catch {
    return undefined
  }
}

interface TokenTrust {
  readonly keys: PublishedKeys
  readonly issuer: string
  /** The expected audience, an address compared without case. */
  readonly audience: string
  /** The earliest time of issue, if required. */
  readonly since?: Date
}

const isFor = (aud: string | ReadonlyArray<string>, audience: string): boolean =>
  [aud].flat().some((one) => one.toLowerCase() === audience.toLowerCase())

const refused = Effect.fail(new TokenRefused())

/**
 * Proves whose account a token is for, and until when. The token must be signed by a key the issuer publishes, be
 * valid now, be issued for us and, if required, not before a given time.
 */
export const verifyToken = Effect.fn("telematics.verifyToken")(function* (
  token: string,
  { keys, issuer, audience, since }: TokenTrust
) {
  const kid = keyName(token)
  if (kid === undefined) return yield* refused
  const find = yield* keys(kid)
  const at = yield* now
  const { payload } = yield* Effect.tryPromise({
    try: () => jwtVerify(token, find, { algorithms: ["RS256"], issuer, currentDate: at }),
    catch: () => new TokenRefused()
  })
  const claims = Option.getOrUndefined(decodeClaims(payload))
  if (claims === undefined || !isFor(claims.aud, audience)) return yield* refused
  const issued = claims.iat * 1000
  if (issued > plus(at, LEEWAY).getTime()) return yield* refused
  if (since !== undefined && issued < plus(since, -LEEWAY).getTime()) return yield* refused
  const walletAddress = Option.getOrUndefined(decodeWallet(claims.ethereum_address.toLowerCase()))
  if (walletAddress === undefined) return yield* refused
  return { walletAddress, expiresAt: plus(at, claims.exp * 1000 - at.getTime()) } satisfies ProvenAccount
})
