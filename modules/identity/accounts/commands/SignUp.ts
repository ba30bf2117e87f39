import {
  type EmailAddress,
  newId,
  now,
  RateLimits,
  RequestInfo,
  SessionId,
  transactional,
  UserId
} from "#kernel"
import { hashPassword } from "#infra/passwords"
import { Effect, Option } from "effect"
import { EmailTaken, type Locale } from "../../contract/index.ts"
import type { NewAccount } from "../domain/Users.ts"
import { signUpAttemptedMail, verifyEmailMail } from "../../mails.ts"
import { Accounts } from "../queries/Accounts.ts"
import { addAccount } from "./addAccount.ts"
import { mailLink } from "./mailLink.ts"
import { openSession } from "../../sessions/commands/openSession.ts"
import { rememberOrigin } from "../../sessions/commands/rememberOrigin.ts"
import { refuseOtherWays } from "../../issuers/commands/refuseOtherWays.ts"
import { refuseWeakPassword } from "../../passwords/commands/refuseWeakPassword.ts"
import { signedInAs } from "../../sessions/commands/signedInAs.ts"
import { notifyOwner } from "./notifyOwner.ts"

export interface SignUp {
  readonly email: EmailAddress
  readonly password: string
  readonly full_name: string
  readonly locale?: Locale
}

// EmailTaken reveals that an address has an account. After this many, every sign-up from the network is refused:
// an answer for free addresses would reveal the taken ones.
const TAKEN = { what: "identity.taken", times: 10, seconds: 3600 }

const network = RequestInfo.useSync((request) => request.network ?? "unknown")

const refuseTaken = Effect.fnUntraced(function* (owner: UserId | undefined) {
  const limits = yield* RateLimits
  yield* limits.take(TAKEN.what, yield* network, TAKEN)
  if (owner !== undefined) yield* notifyOwner(owner, "sign_up", signUpAttemptedMail)
  return yield* new EmailTaken()
})

const create = Effect.fnUntraced(function* (account: NewAccount, sessionId: SessionId) {
  const { id, email, locale } = account
  // Again: single sign-on may have been required since, before this could end with other sessions.
  yield* refuseOtherWays(email, null)
  yield* addAccount(account, "account.signed_up")
  const session = yield* openSession(id, sessionId, "password")
  yield* mailLink({
    userId: id,
    purpose: "verify_email",
    email,
    mail: (token) => verifyEmailMail({ email, locale: locale ?? "en" }, token)
  })
  return { ...session, device_token: yield* rememberOrigin(id, email) }
}, transactional)

/** Creates an account, signs in and emails a verification link. */
export const signUp = Effect.fn("identity.signUp")(function* ({
  email,
  password,
  full_name,
  locale
}: SignUp) {
  const limits = yield* RateLimits
  yield* refuseOtherWays(email, null)
  yield* refuseWeakPassword(password, email)
  yield* limits.check(TAKEN.what, yield* network, TAKEN)
  const owner = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(owner)) return yield* refuseTaken(owner.value)
  const id = yield* newId(UserId)
  const sessionId = yield* newId(SessionId)
  const account: NewAccount = {
    id,
    email,
    fullName: full_name,
    locale: locale ?? null,
    password: yield* hashPassword(password),
    at: yield* now
  }
  return yield* create(account, sessionId).pipe(
    signedInAs(id, sessionId),
    // Lost to a concurrent sign-up, most likely by the same person, who needs no email.
    Effect.catchTag("EmailTaken", () => refuseTaken(undefined))
  )
})
