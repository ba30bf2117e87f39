import {
  actingAs,
  type EmailAddress,
  Mails,
  now,
  orFail,
  publish,
  record,
  transactional,
  type UserId
} from "#kernel"
import { hashPassword, inOneTurn } from "#infra/passwords"
import { hashToken } from "#infra/secrets"
import { Effect, Option } from "effect"
import { LinkInvalid, PasswordChanged } from "../../contract/index.ts"
import { isDisabled, languageOf } from "../../accounts/domain/Account.ts"
import { Credentials } from "../domain/Credentials.ts"
import { OneTimeTokens } from "../../accounts/domain/OneTimeTokens.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { passwordResetMail } from "../../mails.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { verifyAddress } from "../../accounts/commands/verifyAddress.ts"
import { allowSignIn } from "../../sessions/commands/refuseGuesses.ts"
import { forgetOtherOrigins } from "../../sessions/commands/rememberOrigin.ts"
import { refuseWeakPassword } from "./refuseWeakPassword.ts"

export interface ResetPassword {
  readonly token: string
  readonly password: string
}

const replace = Effect.fnUntraced(function* (userId: UserId, tokenHash: Uint8Array, password: string) {
  const tokens = yield* OneTimeTokens
  const account = Option.getOrUndefined(yield* Users.use((users) => users.lock(userId)))
  const at = yield* now
  const used = yield* tokens.use(userId, tokenHash, ["reset_password"], at)
  if (account === undefined || Option.isNone(used)) return yield* new LinkInvalid()
  if (isDisabled(account) || account.email !== used.value.email) return yield* new LinkInvalid()
  yield* Credentials.use((credentials) => credentials.set(userId, password, at))
  yield* endAllBut(userId, null, "password_reset")
  yield* forgetOtherOrigins(userId)
  yield* verifyAddress(account, null)
  yield* tokens.removeAll(userId)
  yield* Mails.use((mails) =>
    mails.queue(passwordResetMail({ email: account.email, locale: languageOf(account) }))
  )
  yield* publish(new PasswordChanged({ userId, byLink: true }))
  yield* record({ action: "password.reset", userId, subject: account.email })
}, transactional)

/** Looks up a token's account before the expensive hash. */
const accountOf = Effect.fnUntraced(function* (tokenHash: Uint8Array) {
  const at = yield* now
  const account = yield* OneTimeTokens.use((tokens) => tokens.resettable(tokenHash, at)).pipe(
    orFail(() => new LinkInvalid())
  )
  return account satisfies { userId: UserId; email: EmailAddress }
})

/** Sets a new password with the emailed token, ends all sessions and verifies the address. */
export const resetPassword = Effect.fn("identity.resetPassword")(function* ({
  token,
  password
}: ResetPassword) {
  const tokenHash = hashToken(token)
  const { userId, email } = yield* accountOf(tokenHash)
  yield* refuseWeakPassword(password, email)
  const hashed = yield* inOneTurn("known", hashPassword(password))
  yield* replace(userId, tokenHash, hashed).pipe(actingAs(userId))
  yield* allowSignIn(email)
})
