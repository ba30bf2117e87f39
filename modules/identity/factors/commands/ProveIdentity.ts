import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { type CodeMethod, SecondFactorRequired, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { confirmPassword } from "../../passwords/commands/confirmPassword.ts"
import { Factors } from "../domain/Factors.ts"
import { noteUsedCode } from "./noteUsedCode.ts"
import { refuseWrongCode } from "./refuseWrongCode.ts"
import { counterOfSession, replaceTokens } from "./replaceTokens.ts"
import {
  countWrongCode,
  type GivenCode,
  refuseAfterWrongCodes,
  type Verdict,
  verifierOf
} from "./verifyCode.ts"

export interface ProveIdentity {
  readonly refresh_token: string
  readonly by: "password" | CodeMethod
  readonly secret: string
}

const hasFactor = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return yield* Factors.use((factors) => factors.areRequired(userId))
}, transactional)

const byPassword = Effect.fnUntraced(function* (password: string) {
  if (yield* hasFactor()) return yield* new SecondFactorRequired()
  const counter = yield* counterOfSession
  yield* refuseAfterWrongCodes(counter)
  yield* confirmPassword(password).pipe(
    Effect.catchTag("WrongPassword", (wrong) => Effect.andThen(countWrongCode(counter), wrong))
  )
})

const verdictOn = Effect.fnUntraced(function* (
  given: GivenCode,
  verify: Effect.Success<ReturnType<typeof verifierOf>>
) {
  const { userId } = yield* CurrentPerson
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const verdict: Verdict = yield* verify(yield* counterOfSession)
  if (verdict === "right") yield* noteUsedCode(userId, given.by)
  return verdict
}, transactional)

const byCode = Effect.fnUntraced(function* (given: GivenCode) {
  const { userId, sessionId } = yield* CurrentPerson
  const verdict = yield* verdictOn(given, yield* verifierOf(userId, given, { session: sessionId }))
  if (verdict !== "right") yield* refuseWrongCode(userId, verdict)
})

/**
 * Proves that the session is used by its person, which counts for five minutes. Once the account has a second factor, its
 * password alone is no proof.
 */
export const proveIdentity = Effect.fn("identity.proveIdentity")(function* (input: ProveIdentity) {
  const { by, secret } = input
  if (by === "password") yield* byPassword(secret)
  else yield* byCode({ by, code: secret })
  return yield* replaceTokens(input.refresh_token)
})
