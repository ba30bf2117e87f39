import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { EmailUnverified, SessionEnded } from "../../contract/index.ts"
import { isVerified } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import type { Ticket } from "../domain/Attempts.ts"
import { connect } from "./connect.ts"
import { redeemOwn } from "./redeem.ts"
import { refuseUnlessSpeaksFor } from "./refuseUnlessSpeaksFor.ts"

/** Connects an identity to the account of the person who began it while signed in. Its address does not matter. */
export const linkIdentity = Effect.fn("identity.linkIdentity")(function* (ticket: Ticket) {
  const { userId } = yield* CurrentPerson
  const { claims } = yield* redeemOwn(ticket, "link")
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  if (!isVerified(account)) return yield* new EmailUnverified()
  yield* refuseUnlessSpeaksFor(claims.connection, account.email)
  return { id: yield* connect(userId, claims) }
}, transactional)
