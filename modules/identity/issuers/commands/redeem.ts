import { CurrentPerson, now, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { type IssuerPurpose, IssuerAttemptInvalid } from "../../contract/index.ts"
import { Attempts, type Ticket } from "../domain/Attempts.ts"

const invalid = () => new IssuerAttemptInvalid()

/** What the issuer said about the person whose browser has this code. The code is used then. */
export const redeem = Effect.fnUntraced(function* (ticket: Ticket, purpose: IssuerPurpose) {
  const at = yield* now
  return yield* Attempts.use((attempts) => attempts.redeem(ticket, purpose, at)).pipe(orFail(invalid))
}, transactional)

/** The same for what a signed-in person began: only the session that began it can finish it. */
export const redeemOwn = Effect.fnUntraced(function* (ticket: Ticket, purpose: "link" | "prove") {
  const { userId, sessionId } = yield* CurrentPerson
  const arrival = yield* redeem(ticket, purpose)
  const isOwn = arrival.starter?.userId === userId && arrival.starter.sessionId === sessionId
  return isOwn ? arrival : yield* invalid()
})
