import { CurrentPerson, transactional, orFail } from "#kernel"
import { Effect } from "effect"
import { AlreadyVerified, SessionEnded } from "../../contract/index.ts"
import { isVerified, languageOf } from "../domain/Account.ts"
import { Users } from "../domain/Users.ts"
import { verifyEmailMail } from "../../mails.ts"
import { mailLink } from "./mailLink.ts"

/** Emails another verification link. Earlier ones keep working, because emails can arrive out of order. */
export const resendVerification = Effect.fn("identity.resendVerification")(function* () {
  const { userId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  if (isVerified(account)) return yield* new AlreadyVerified()
  const to = { email: account.email, locale: languageOf(account) }
  const mail = (token: string) => verifyEmailMail(to, token)
  yield* mailLink({ userId, purpose: "verify_email", email: account.email, mail })
}, transactional)
