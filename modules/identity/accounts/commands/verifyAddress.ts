import { now, publish, record, type SessionId } from "#kernel"
import { Effect } from "effect"
import { EmailVerified } from "../../contract/index.ts"
import { type Account, isVerified } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"

/**
 * Marks the account's address as verified, in the current unit of work. The first time, all other sessions and
 * emailed links end: they may belong to someone who signed up with an address that isn't theirs. The account must
 * be locked.
 */
export const verifyAddress = Effect.fnUntraced(function* (account: Account, provenBy: SessionId | null) {
  if (isVerified(account)) return
  const { id, email } = account
  const at = yield* now
  yield* Users.use((users) => users.markVerified(id, at))
  yield* endAllBut(id, provenBy, "address_proven")
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(id))
  yield* publish(new EmailVerified({ userId: id, email }))
  yield* record({ action: "email.verified", userId: id, subject: email })
})
