import { CurrentPerson, Mails, now, orFail, publish, record, transactional } from "#kernel"
import { hashPassword, inOneTurn } from "#infra/passwords"
import { Effect, Option } from "effect"
import { PasswordChanged, SessionEnded, WrongPassword } from "../../contract/index.ts"
import { languageOf } from "../../accounts/domain/Account.ts"
import { type Credential, Credentials } from "../domain/Credentials.ts"
import { OneTimeTokens } from "../../accounts/domain/OneTimeTokens.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { passwordChangedMail } from "../../mails.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { confirmPassword } from "./confirmPassword.ts"
import { refusePasswordAlone } from "../../factors/commands/refuseUnproven.ts"
import { forgetOtherOrigins } from "../../sessions/commands/rememberOrigin.ts"
import { refuseWeakPassword } from "./refuseWeakPassword.ts"

export interface ChangePassword {
  readonly current_password: string
  readonly new_password: string
}

const replace = Effect.fnUntraced(function* (proven: Credential, password: string) {
  const { userId, sessionId } = yield* CurrentPerson
  const credentials = yield* Credentials
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refusePasswordAlone()
  // A concurrent change during hashing wins.
  const current = Option.getOrNull(yield* credentials.of(userId))
  if (current?.password !== proven.password) return yield* new WrongPassword()
  yield* credentials.set(userId, password, yield* now)
  yield* endAllBut(userId, sessionId, "password_changed")
  yield* forgetOtherOrigins(userId)
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId, ["reset_password", "change_email"]))
  const to = { email: account.email, locale: languageOf(account) }
  yield* Mails.use((mails) => mails.queue(passwordChangedMail(to)))
  yield* publish(new PasswordChanged({ userId, byLink: false }))
  yield* record({ action: "password.changed", userId, subject: to.email })
}, transactional)

/** Sets a new password, ends all other sessions and notifies the address. */
export const changePassword = Effect.fn("identity.changePassword")(function* (input: ChangePassword) {
  const proven = yield* confirmPassword(input.current_password)
  yield* refuseWeakPassword(input.new_password, proven.email)
  yield* replace(proven, yield* inOneTurn("known", hashPassword(input.new_password)))
})
