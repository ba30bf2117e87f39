import { CurrentPerson, newId, now, orFail, transactional } from "#kernel"
import { Effect, Option } from "effect"
import {
  FactorId,
  PhoneAlreadyAdded,
  PhoneInvalid,
  SessionEnded,
  StrongerFactorRequired
} from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Factors } from "../domain/Factors.ts"
import { readPhoneNumber } from "../domain/phoneNumber.ts"
import { Phones } from "../domain/Phones.ts"
import { textCode } from "./phoneCodes.ts"
import { refuseUnproven } from "./refuseUnproven.ts"

/** Begins to add a phone, and texts it a code. Only beside a stronger factor: who controls the number must not get in with it alone. */
export const enrollPhone = Effect.fn("identity.enrollPhone")(function* (input: { readonly phone: string }) {
  const { userId, sessionId } = yield* CurrentPerson
  const phones = yield* Phones
  const number = readPhoneNumber(input.phone)
  if (number === undefined) return yield* new PhoneInvalid()
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnproven()
  if (!(yield* Factors.use((factors) => factors.areRequired(userId))))
    return yield* new StrongerFactorRequired()
  if (Option.isSome(yield* phones.of(userId))) return yield* new PhoneAlreadyAdded()
  const phone = { id: yield* newId(FactorId), phone: number }
  yield* phones.enroll({ ...phone, userId, at: yield* now })
  yield* textCode({
    userId,
    locale: account.locale,
    phone,
    request: { session: sessionId },
    purpose: "verify"
  })
  return phone
}, transactional)
