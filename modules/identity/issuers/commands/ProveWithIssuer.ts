import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { NoProof, SecondFactorRequired, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { replaceTokens } from "../../factors/commands/replaceTokens.ts"
import { Factors } from "../../factors/domain/Factors.ts"
import type { Ticket } from "../domain/Attempts.ts"
import { Identities } from "../domain/Identities.ts"
import { signedInAgain } from "../domain/Issuer.ts"
import { redeemOwn } from "./redeem.ts"
import { refuseUnlessSpeaksFor } from "./refuseUnlessSpeaksFor.ts"

export interface ProveWithIssuer extends Ticket {
  readonly refresh_token: string
}

const refuse = Effect.fnUntraced(function* (ticket: Ticket) {
  const { userId } = yield* CurrentPerson
  const { claims, startedAt } = yield* redeemOwn(ticket, "prove")
  if (yield* Factors.use((factors) => factors.areRequired(userId))) return yield* new SecondFactorRequired()
  const holder = yield* Identities.use((identities) => identities.holderOf(claims))
  if (Option.getOrNull(holder) !== userId) return yield* new NoProof({ reason: "identity" })
  const { email } = yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnlessSpeaksFor(claims.connection, email)
  if (!signedInAgain(claims, startedAt)) return yield* new NoProof({ reason: "time" })
}, transactional)

/**
 * Proves that the session is used by its person: they signed in at their issuer again, after they were sent there. An
 * account with a second factor needs its code.
 */
export const proveWithIssuer = Effect.fn("identity.proveWithIssuer")(function* (input: ProveWithIssuer) {
  yield* refuse(input)
  return yield* replaceTokens(input.refresh_token)
})
