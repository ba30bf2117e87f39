import { now, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { HeldTokens, TokenKind } from "../contract/index.ts"

interface TokensAsked {
  readonly kind: TokenKind | null
  /** Only those of these people; null for everybody's. */
  readonly ids: ReadonlyArray<UserId> | null
}

export class AllTokens extends Context.Service<
  AllTokens,
  { readonly list: (asked: TokensAsked, at: Date) => Effect.Effect<ReadonlyArray<HeldTokens>> }
>()("identity/AllTokens") {}

/** Who holds how many tokens that still work. Needs the rights of the system. */
export const allTokens = Effect.fn("identity.allTokens")(function* (asked: TokensAsked) {
  const at = yield* now
  return yield* AllTokens.use((allTokens) => allTokens.list(asked, at))
})
