import { AuditLog, EmailAddress } from "#kernel"
import { Effect, Option, Schema } from "effect"
import type { Account } from "../../accounts/domain/Account.ts"
import { Accounts } from "../../accounts/queries/Accounts.ts"

/** What the log records with an address that an account begins with or moves to. */
const WITH_ADDRESS = ["account.signed_up", "account.opened", "email.changed"]

/** The account's address, and its former ones that are no other account's by now. */
export const addressesOf = Effect.fnUntraced(function* ({ id, email }: Pick<Account, "id" | "email">) {
  const subjects = yield* AuditLog.use((log) => log.subjectsOf(id, WITH_ADDRESS))
  const former = subjects.filter(Schema.is(EmailAddress)).filter((address) => address !== email)
  const free = yield* Effect.filter(former, (address) =>
    Accounts.use((accounts) => accounts.byEmail(address)).pipe(Effect.map(Option.isNone))
  )
  return [email, ...free]
})
