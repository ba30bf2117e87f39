import { orNotFound, record, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"

/** Enables a disabled account. For operators. */
export const enableUser = Effect.fn("identity.enableUser")(function* (userId: UserId) {
  const users = yield* Users
  const account = yield* users.lock(userId).pipe(orNotFound("account"))
  if (!isDisabled(account)) return
  yield* users.setDisabled(userId, null)
  yield* record({ action: "account.enabled", userId, subject: account.email })
}, transactional)
