import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionEnded, type UsedPasskey } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { counterOfSession, replaceTokens } from "../../factors/commands/replaceTokens.ts"
import { refusePasskey, verifyPasskey } from "./verifyPasskey.ts"

export interface ProveByPasskey {
  readonly refresh_token: string
  readonly passkey: UsedPasskey
}

const verdictOn = Effect.fnUntraced(function* (given: UsedPasskey) {
  const { userId } = yield* CurrentPerson
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const challenge = { purpose: "prove", userId } as const
  return yield* verifyPasskey({ userId, given, challenge, counter: yield* counterOfSession })
}, transactional)

/** Proves that the session is used by its person, which counts for five minutes. */
export const proveByPasskey = Effect.fn("identity.proveByPasskey")(function* (input: ProveByPasskey) {
  const { userId } = yield* CurrentPerson
  const verdict = yield* verdictOn(input.passkey)
  if (verdict !== "right") return yield* refusePasskey(userId, verdict)
  return yield* replaceTokens(input.refresh_token)
})
