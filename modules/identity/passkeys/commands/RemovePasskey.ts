import { CurrentPerson, orFail, orNotFound, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { FactorsChanged, type PasskeyId, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { endWithLastFactor } from "../../factors/commands/recoveryCodes.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { Passkeys } from "../domain/Passkeys.ts"

/** Removes a passkey, which no longer works from here on. */
export const removePasskey = Effect.fn("identity.removePasskey")(function* (id: PasskeyId) {
  const { userId } = yield* CurrentPerson
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const { name } = yield* Passkeys.use((passkeys) => passkeys.remove(userId, id)).pipe(orNotFound("passkey"))
  yield* refuseUnproven()
  yield* endWithLastFactor(userId)
  yield* publish(new FactorsChanged({ userId, change: "passkey_removed" }))
  yield* record({ action: "passkey.removed", userId, subject: name })
}, transactional)
