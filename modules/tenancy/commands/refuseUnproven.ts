import { CurrentActor, type Member } from "#kernel"
import { Sessions } from "#identity"
import { ProofRequired } from "#identity/contract"
import { Effect } from "effect"

/**
 * Fails unless the member has proven who they are within the last five minutes, which API tokens cannot. Operators act for no
 * session.
 */
export const refuseUnproven = Effect.fnUntraced(function* ({ sessionId }: Member) {
  const actor = yield* CurrentActor
  if (actor._tag === "Operator") return
  if (!(yield* Sessions.use((sessions) => sessions.isProven(sessionId)))) return yield* new ProofRequired()
})
