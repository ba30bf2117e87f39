import { AuditLog, NotFound, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"

/** Lets a disabled person sign in again. */
export const enableUser = Effect.fn("identity.enableUser")(function* (userId: UserId) {
  const users = yield* Users
  const account = yield* users.lock(userId)
  if (Option.isNone(account)) return yield* new NotFound({ what: "account" })
  if (!isDisabled(account.value)) return
  yield* users.setDisabled(userId, null)
  yield* (yield* AuditLog).record({ action: "account.enabled", userId, subject: account.value.email })
}, transactional)
