import { CurrentPerson, now, orFail, orNotFound, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { type FactorId, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { enrolledSince } from "../domain/Factors.ts"
import { Phones } from "../domain/Phones.ts"
import { textCode as send } from "./phoneCodes.ts"

/** Texts a code to the person's phone: to prove who they are or, if it is not verified yet, to verify it. */
export const textCode = Effect.fn("identity.textCode")(function* (id: FactorId) {
  const { userId, sessionId } = yield* CurrentPerson
  const phones = yield* Phones
  const { locale } = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const verified = yield* phones.of(userId)
  const isVerified = Option.isSome(verified) && verified.value.id === id
  const phone = isVerified
    ? verified.value
    : yield* phones.enrolled(userId, id, enrolledSince(yield* now)).pipe(orNotFound("phone"))
  const purpose = isVerified ? "proof" : "verify"
  yield* send({ userId, locale, phone, request: { session: sessionId }, purpose })
}, transactional)
