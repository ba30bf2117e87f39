import { now, orNotFound, record, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"

/** Disables an account and ends its sessions and emailed links in the same transaction. For operators. */
export const disableUser = Effect.fn("identity.disableUser")(function* (userId: UserId) {
  const users = yield* Users
  const account = yield* users.lock(userId).pipe(orNotFound("account"))
  if (isDisabled(account)) return
  yield* users.setDisabled(userId, yield* now)
  yield* endAllBut(userId, null, "account_disabled")
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId))
  yield* record({ action: "account.disabled", userId, subject: account.email })
}, transactional)
