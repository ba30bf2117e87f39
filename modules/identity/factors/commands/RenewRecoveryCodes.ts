import { CurrentPerson, NotFound, orFail, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { FactorsChanged, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Factors } from "../domain/Factors.ts"
import type { StoredCode } from "../domain/RecoveryCodes.ts"
import { makeRecoveryCodes, storeRecoveryCodes } from "./recoveryCodes.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

const refuseWithoutFactor = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  yield* refuseUnproven()
  if (!(yield* Factors.use((factors) => factors.areRequired(userId))))
    return yield* new NotFound({ what: "authenticator app" })
})

const replace = Effect.fnUntraced(function* (stored: ReadonlyArray<StoredCode>) {
  const { userId } = yield* CurrentPerson
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseWithoutFactor()
  yield* storeRecoveryCodes(userId, stored)
  yield* publish(new FactorsChanged({ userId, change: "codes_renewed" }))
  yield* record({ action: "recovery_codes.renewed", userId })
}, transactional)

/** Replaces all recovery codes. They are shown only now. */
export const renewRecoveryCodes = Effect.fn("identity.renewRecoveryCodes")(function* () {
  // Before codes are hashed, which is expensive.
  yield* transactional(refuseWithoutFactor())
  const { codes, stored } = yield* makeRecoveryCodes()
  yield* replace(stored)
  return { recovery_codes: codes }
})
