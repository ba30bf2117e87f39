import { CurrentPerson, orFail, orNotFound, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { type FactorId, FactorsChanged, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Factors } from "../domain/Factors.ts"
import { endWithLastFactor } from "./recoveryCodes.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Removes a second factor. Recovery codes and the phone end with the last stronger one. */
export const removeFactor = Effect.fn("identity.removeFactor")(function* (id: FactorId) {
  const { userId } = yield* CurrentPerson
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const { factor_type, friendly_name } = yield* Factors.use((factors) => factors.remove(userId, id)).pipe(
    orNotFound("factor")
  )
  yield* refuseUnproven()
  yield* endWithLastFactor(userId)
  const isPhone = factor_type === "phone"
  yield* publish(new FactorsChanged({ userId, change: isPhone ? "phone_removed" : "removed" }))
  yield* record({ action: isPhone ? "phone.removed" : "factor.removed", userId, subject: friendly_name })
}, transactional)
