import type { UserId } from "#kernel"
import { Effect, Option } from "effect"
import { markedTokens } from "./markedTokens.ts"
import type { TokenKind } from "./tokens.ts"

const SECRET_LENGTH = 32

/**
 * Tokens that name their account, so that calls can be counted per account before anything is looked up. Those issued
 * before tokens were marked are still valid, but have no holder.
 */
export const accountTokens = (kind: TokenKind, purpose: string) => {
  const tokens = markedTokens(kind, purpose)
  return {
    of: (userId: UserId, secret: Uint8Array) => tokens.issue(Buffer.concat([secret, Buffer.from(userId)])),
    holderOf: (token: string) =>
      Effect.map(
        tokens.contentOf(token),
        Option.map((content) => content.subarray(SECRET_LENGTH).toString())
      )
  }
}

export const accessTokens = accountTokens("access", "identity.access")
export const refreshTokens = accountTokens("refresh", "identity.refresh")
/** Of programs that act as a person. */
export const apiTokens = accountTokens("api", "tokens.api")
/** Of a sign-in that awaits its second factor. */
export const pendingTokens = accountTokens("pending", "identity.pending")
