import {
  CurrentPerson,
  type EmailAddress,
  Mails,
  now,
  orFail,
  publish,
  record,
  type SessionId,
  transactional
} from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { EmailChanged, EmailVerified, LinkInvalid, SessionEnded } from "../../contract/index.ts"
import { type Account, languageOf } from "../domain/Account.ts"
import { OneTimeTokens } from "../domain/OneTimeTokens.ts"
import { Users } from "../domain/Users.ts"
import { emailChangedMail } from "../../mails.ts"
import { isManaged, refuseManaged } from "../../issuers/commands/managed.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { verifyAddress } from "./verifyAddress.ts"

/** Moves an account to an address that has just been verified. If that requires single sign-on, this session ends, too. */
const moveAddress = Effect.fnUntraced(function* (
  account: Account,
  email: EmailAddress,
  sessionId: SessionId
) {
  const { id } = account
  yield* refuseManaged(account.email)
  const at = yield* now
  yield* Users.use((users) => users.moveTo(id, email, at))
  yield* endAllBut(id, (yield* isManaged(email)) ? null : sessionId, "address_proven")
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(id))
  yield* Mails.use((mails) =>
    mails.queue(emailChangedMail({ email: account.email, locale: languageOf(account) }))
  )
  yield* publish(new EmailVerified({ userId: id, email }))
  yield* publish(new EmailChanged({ userId: id, email }))
  yield* record({ action: "email.changed", userId: id, subject: email })
})

/**
 * Verifies an address with the token sent to it. Requires a session of the same account too, so that it takes both
 * the mailbox and the password.
 */
export const verifyEmail = Effect.fn("identity.verifyEmail")(function* (token: string) {
  const { userId, sessionId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const tokens = yield* OneTimeTokens
  const { purpose, email } = yield* tokens
    .use(userId, hashToken(token), ["verify_email", "change_email"], yield* now)
    .pipe(orFail(() => new LinkInvalid()))
  if (purpose === "change_email") yield* moveAddress(account, email, sessionId)
  else if (email === account.email) yield* verifyAddress(account, sessionId)
  else return yield* new LinkInvalid()
  return { email }
}, transactional)
