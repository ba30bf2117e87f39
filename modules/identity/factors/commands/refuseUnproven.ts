import { CurrentPerson } from "#kernel"
import { Effect } from "effect"
import { ProofRequired } from "../../contract/index.ts"
import { Sessions } from "../../sessions/queries/Sessions.ts"
import { Factors } from "../domain/Factors.ts"

/** Fails unless the session's person has proven who they are within the last five minutes. In the current unit of work. */
export const refuseUnproven = Effect.fnUntraced(function* () {
  const { sessionId } = yield* CurrentPerson
  if (!(yield* Sessions.use((sessions) => sessions.isProven(sessionId)))) return yield* new ProofRequired()
})

/** The same for a call that contained the password: that is a proof, too, unless the account has a second factor. */
export const refusePasswordAlone = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  if (yield* Factors.use((factors) => factors.areRequired(userId))) yield* refuseUnproven()
})
