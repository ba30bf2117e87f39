import { CurrentPerson, now, orFail, orNotFound, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { type FactorId, FactorsChanged, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { enrolledSince, Factors } from "../domain/Factors.ts"
import type { StoredCode } from "../domain/RecoveryCodes.ts"
import { makeFirstRecoveryCodes, storeRecoveryCodes } from "./recoveryCodes.ts"
import { refuseUnproven } from "./refuseUnproven.ts"
import { refuseWrongCode } from "./refuseWrongCode.ts"
import { countWrongCode, refuseAfterWrongCodes, stepOf } from "./verifyCode.ts"

export interface VerifyFactor {
  readonly id: FactorId
  readonly code: string
}

const enrolledNow = Effect.fnUntraced(function* (id: FactorId) {
  const { userId } = yield* CurrentPerson
  const since = enrolledSince(yield* now)
  const enrolled = yield* Factors.use((factors) => factors.enrolled(userId, id, since)).pipe(
    orNotFound("authenticator app")
  )
  yield* refuseUnproven()
  return enrolled
})

/** Returns the verdict on a wrong code instead of failing, so that the count is not rolled back. */
const verify = Effect.fnUntraced(function* ({ id, code }: VerifyFactor, codes: ReadonlyArray<StoredCode>) {
  const { userId, sessionId } = yield* CurrentPerson
  const factors = yield* Factors
  const at = yield* now
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const enrolled = yield* enrolledNow(id)
  const counter = { what: "session", who: sessionId } as const
  yield* refuseAfterWrongCodes(counter)
  const step = yield* stepOf(enrolled, code)
  if (step === undefined) return (yield* countWrongCode(counter)) ? "last" : "wrong"
  yield* factors.verify(enrolled.id, step, at)
  if (codes.length > 0) yield* storeRecoveryCodes(userId, codes)
  // They were opened without a second factor.
  yield* endAllBut(userId, sessionId, "factor_added")
  yield* publish(new FactorsChanged({ userId, change: "added" }))
  yield* record({ action: "factor.added", userId })
  return "right"
}, transactional)

/** Makes an authenticator app count, ends all other sessions, and returns recovery codes unless there are some already. */
export const verifyFactor = Effect.fn("identity.verifyFactor")(function* (input: VerifyFactor) {
  const { userId } = yield* CurrentPerson
  // Before codes are hashed, which is expensive.
  yield* transactional(enrolledNow(input.id))
  const { codes, stored } = yield* makeFirstRecoveryCodes()
  const verdict = yield* verify(input, stored)
  return verdict === "right" ? { recovery_codes: codes } : yield* refuseWrongCode(userId, verdict)
})
