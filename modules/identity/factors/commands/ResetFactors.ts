import { orNotFound, publish, record, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { FactorsChanged } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { Passkeys } from "../../passkeys/domain/Passkeys.ts"
import { Factors } from "../domain/Factors.ts"
import { RecoveryCodes } from "../domain/RecoveryCodes.ts"

/** Removes all second factors and recovery codes of someone who lost them, and ends their sessions. For operators. Returns how many factors. */
export const resetFactors = Effect.fn("identity.resetFactors")(function* (userId: UserId) {
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orNotFound("account"))
  const removed = yield* Factors.use((factors) => factors.removeAll(userId))
  const passkeys = yield* Passkeys.use((all) => all.removeAll(userId))
  yield* RecoveryCodes.use((codes) => codes.removeAll(userId))
  yield* endAllBut(userId, null, "factors_reset")
  yield* publish(new FactorsChanged({ userId, change: "reset" }))
  yield* record({ action: "factors.reset", userId, subject: account.email })
  return removed + passkeys
}, transactional)
