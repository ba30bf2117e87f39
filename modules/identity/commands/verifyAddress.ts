import { now, publish, record, type SessionId } from "#kernel"
import { Effect } from "effect"
import { EmailVerified } from "../contract/index.ts"
import { type Account, isVerified } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { endAllBut } from "./endSessions.ts"

/**
 * Records that the account's address was proven, in the open unit of work. The first time, every session
 * but the proving one ends and every mailed link becomes worthless: they may belong to somebody who signed
 * up with an address that is not theirs. The account must be locked.
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
