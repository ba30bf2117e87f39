import { AuditLog, NotFound, now, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { SessionFamilies } from "../domain/SessionFamilies.ts"
import { Users } from "../domain/Users.ts"

/** Locks a person out: their sessions and mailed links end with the same commit. For the installation's shell. */
export const disableUser = Effect.fn("identity.disableUser")(function* (userId: UserId) {
  const users = yield* Users
  const account = yield* users.lock(userId)
  if (Option.isNone(account)) return yield* new NotFound({ what: "account" })
  if (isDisabled(account.value)) return
  const at = yield* now
  yield* users.setDisabled(userId, at)
  yield* (yield* SessionFamilies).endAll(userId, null, "account_disabled", at)
  yield* (yield* OneTimeTokens).removeAll(userId)
  yield* (yield* AuditLog).record({ action: "account.disabled", userId, subject: account.value.email })
}, transactional)
