import { NotFound, now, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { AccountSummary } from "../contract/index.ts"

interface AccountsAsked {
  /** Only these people; null for everybody. */
  readonly ids: ReadonlyArray<UserId> | null
  readonly isDisabled: boolean | null
  readonly limit: number
}

export class AllAccounts extends Context.Service<
  AllAccounts,
  { readonly list: (asked: AccountsAsked, at: Date) => Effect.Effect<ReadonlyArray<AccountSummary>> }
>()("identity/AllAccounts") {}

/** Accounts of the installation, newest first. Needs the rights of the system. */
export const allAccounts = Effect.fn("identity.allAccounts")(function* (asked: AccountsAsked) {
  const at = yield* now
  return yield* AllAccounts.use((allAccounts) => allAccounts.list(asked, at))
})

/** One account. Needs the rights of the system. */
export const oneAccount = Effect.fn("identity.oneAccount")(function* (id: UserId) {
  const [account] = yield* allAccounts({ ids: [id], isDisabled: null, limit: 1 })
  return account ?? (yield* new NotFound({ what: "account" }))
})
