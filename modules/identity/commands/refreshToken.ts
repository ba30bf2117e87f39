import type { UserId } from "#kernel"
import { Effect, Option } from "effect"
import { markedTokens } from "./markedTokens.ts"

const SECRET_LENGTH = 32

const tokens = markedTokens("refresh", "identity.refresh")

/** A refresh token of a given secret, which also names the account. */
export const refreshTokenOf = (userId: UserId, secret: Uint8Array) =>
  tokens.issue(Buffer.concat([secret, Buffer.from(userId)]))

/** Refreshes are counted per account. Tokens issued before they were marked are still valid, but have no holder. */
export const holderOfRefreshToken = (token: string) =>
  Effect.map(
    tokens.contentOf(token),
    Option.map((content) => content.subarray(SECRET_LENGTH).toString())
  )
