import { CurrentPerson, now, orFail, orNotFound, publish, record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import {
  type FactorId,
  FactorsChanged,
  PhoneAlreadyAdded,
  SessionEnded,
  StrongerFactorRequired
} from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { enrolledSince, Factors } from "../domain/Factors.ts"
import { Phones } from "../domain/Phones.ts"
import { usePhoneCode } from "./phoneCodes.ts"
import { refuseUnproven } from "./refuseUnproven.ts"
import { refuseWrongCode } from "./refuseWrongCode.ts"
import { countWrongCode, refuseAfterWrongCodes } from "./verifyCode.ts"

export interface VerifyPhone {
  readonly id: FactorId
  readonly code: string
}

/** Returns the verdict on a wrong code instead of failing, so that the count is not rolled back. */
const verify = Effect.fnUntraced(function* ({ id, code }: VerifyPhone) {
  const { userId, sessionId } = yield* CurrentPerson
  const phones = yield* Phones
  const at = yield* now
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnproven()
  const enrolled = yield* phones.enrolled(userId, id, enrolledSince(at)).pipe(orNotFound("phone"))
  if (!(yield* Factors.use((factors) => factors.areRequired(userId))))
    return yield* new StrongerFactorRequired()
  if (Option.isSome(yield* phones.of(userId))) return yield* new PhoneAlreadyAdded()
  const counter = { what: "session", who: sessionId } as const
  yield* refuseAfterWrongCodes(counter)
  if (!(yield* usePhoneCode(enrolled, { session: sessionId }, code)))
    return (yield* countWrongCode(counter)) ? ("last" as const) : ("wrong" as const)
  yield* phones.verify(enrolled.id, at)
  yield* publish(new FactorsChanged({ userId, change: "phone_added" }))
  yield* record({ action: "phone.added", userId })
  return "right" as const
}, transactional)

/** Finishes adding a phone with the code that was sent to it. */
export const verifyPhone = Effect.fn("identity.verifyPhone")(function* (input: VerifyPhone) {
  const { userId } = yield* CurrentPerson
  const verdict = yield* verify(input)
  if (verdict !== "right") yield* refuseWrongCode(userId, verdict)
})
