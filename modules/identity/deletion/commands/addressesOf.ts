import { AuditLog, EmailAddress } from "#kernel"
import { Effect, Option, Schema } from "effect"
import { type Account, isVerified } from "../../accounts/domain/Account.ts"
import { Accounts } from "../../accounts/queries/Accounts.ts"

/** What the log records with an address that was verified. */
const WITH_ADDRESS = ["account.opened", "email.verified", "email.changed"]

/**
 * The addresses that the account has verified, and that are no other account's by now. Anyone can sign up with an address:
 * what others did with it is not theirs to delete.
 */
export const addressesOf = Effect.fnUntraced(function* (account: Account) {
  const { id, email } = account
  const subjects = yield* AuditLog.use((log) => log.subjectsOf(id, WITH_ADDRESS))
  const former = subjects.filter(Schema.is(EmailAddress)).filter((address) => address !== email)
  const free = yield* Effect.filter(former, (address) =>
    Accounts.use((accounts) => accounts.byEmail(address)).pipe(Effect.map(Option.isNone))
  )
  return isVerified(account) ? [email, ...free] : free
})
