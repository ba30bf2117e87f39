import { now, orNotFound, type UserId } from "#kernel"
import { Array, Context, Effect } from "effect"
import type { AccountSummary, HeldTokens, TokenKind } from "../../contract/index.ts"

/** Null for any. */
interface AccountFilter {
  readonly ids: ReadonlyArray<UserId> | null
  readonly isDisabled: boolean | null
  readonly limit: number
}

/** Null for any. */
interface TokenFilter {
  readonly kind: TokenKind | null
  readonly ids: ReadonlyArray<UserId> | null
}

/** All accounts, for operators. Needs the system role. */
export class AllAccounts extends Context.Service<
  AllAccounts,
  {
    /** Newest first. */
    readonly list: (filter: AccountFilter, at: Date) => Effect.Effect<ReadonlyArray<AccountSummary>>
    /** The number of valid tokens of each kind, per account. */
    readonly tokens: (filter: TokenFilter, at: Date) => Effect.Effect<ReadonlyArray<HeldTokens>>
  }
>()("identity/AllAccounts") {}

export const allAccounts = Effect.fn("identity.allAccounts")(function* (filter: AccountFilter) {
  const at = yield* now
  return yield* AllAccounts.use((accounts) => accounts.list(filter, at))
})

export const oneAccount = Effect.fn("identity.oneAccount")((id: UserId) =>
  allAccounts({ ids: [id], isDisabled: null, limit: 1 }).pipe(Effect.map(Array.head), orNotFound("account"))
)

export const allTokens = Effect.fn("identity.allTokens")(function* (filter: TokenFilter) {
  const at = yield* now
  return yield* AllAccounts.use((accounts) => accounts.tokens(filter, at))
})
