import { minutes, now, plus } from "#kernel"
import { Effect, Option, Schema } from "effect"
import { base64url, decodeProtectedHeader, jwtVerify } from "jose"
import { TokenRefused, WalletAddress } from "../contract/index.ts"
import type { ProvenAccount } from "../domain/Providers.ts"
import type { PublishedKeys } from "./publishedKeys.ts"

/** How far the clocks of an issuer and ours may be apart. */
const LEEWAY = minutes(1)

/** The last second of the year 9999. */
const LATEST = 253_402_300_799

const Seconds = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: LATEST }))

const Claims = Schema.Struct({
  exp: Seconds,
  iat: Seconds,
  aud: Schema.Union([Schema.String, Schema.Array(Schema.String)]),
  ethereum_address: Schema.String
})

const decodeClaims = Schema.decodeUnknownOption(Claims)
const decodeWallet = Schema.decodeUnknownOption(WalletAddress)

/**
 * Whether there is no other way to write this signature. The last character has bits to spare, and with them one
 * token would be many: it could be used once in each of its forms.
 */
const isCanonical = (signature: string): boolean =>
  base64url.encode(base64url.decode(signature)) === signature

/** The name of the key, when the token says that it is signed in the one way we take. */
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
  /** For whom it must be: an address, whose case says nothing. */
  readonly audience: string
  /** It must have been issued no earlier, where that is asked. */
  readonly since?: Date
}

const isFor = (aud: string | ReadonlyArray<string>, audience: string): boolean =>
  [aud].flat().some((one) => one.toLowerCase() === audience.toLowerCase())

const refused = Effect.fail(new TokenRefused())

/**
 * Whose account a token proves, and until when. It must be signed by a published key of the issuer, hold now,
 * and be made for us; where that is asked, no earlier than it could have been made for this.
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
