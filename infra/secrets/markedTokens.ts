import { Effect, Option } from "effect"
import { Secrets } from "./Secrets.ts"
import { bytesOfToken, tokenFrom, type TokenKind } from "./tokens.ts"

const CODE_LENGTH = 32

/** Base64url contains no space, so the content cannot pass for a part of the text. */
const marked = (content: Uint8Array, boundTo: string | undefined) =>
  boundTo === undefined ? content : `${Buffer.from(content).toString("base64url")} ${boundTo}`

/**
 * Tokens that begin with an authentication code (HMAC) of their content, so that those we issued are recognized without
 * a statement. A token can be bound to a text that it does not contain. Whether it is still valid is another question.
 */
export const markedTokens = (kind: TokenKind, purpose: string) => ({
  issue: Effect.fnUntraced(function* (content: Uint8Array, boundTo?: string) {
    const code = yield* Secrets.useSync((secrets) => secrets.mac(purpose, marked(content, boundTo)))
    return tokenFrom(kind, Buffer.concat([code, content]))
  }),
  /** None unless we issued the token, bound to this text. */
  contentOf: Effect.fnUntraced(function* (token: string, boundTo?: string) {
    const bytes = Buffer.from(bytesOfToken(kind, token))
    const [code, content] = [bytes.subarray(0, CODE_LENGTH), bytes.subarray(CODE_LENGTH)]
    const isOurs = yield* Secrets.useSync((secrets) =>
      secrets.macMatches(purpose, marked(content, boundTo), code)
    )
    return isOurs ? Option.some(content) : Option.none<Buffer>()
  })
})
