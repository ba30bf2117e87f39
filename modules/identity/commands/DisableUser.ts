import { AuditLog, NotFound, now, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { isDisabled } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { endAllBut } from "./endSessions.ts"

/** Locks a person out: their sessions and mailed links end with the same commit. For the installation's shell. */
export const disableUser = Effect.fn("identity.disableUser")(function* (userId: UserId) {
  const users = yield* Users
  const account = yield* users.lock(userId)
  if (Option.isNone(account)) return yield* new NotFound({ what: "account" })
  if (isDisabled(account.value)) return
  yield* users.setDisabled(userId, yield* now)
  yield* endAllBut(userId, null, "account_disabled")
  yield* (yield* OneTimeTokens).removeAll(userId)
  yield* (yield* AuditLog).record({ action: "account.disabled", userId, subject: account.value.email })
}, transactional)
