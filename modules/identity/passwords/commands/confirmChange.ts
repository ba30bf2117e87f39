import { CurrentPerson, type EmailAddress, orFail, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { SessionEnded, WrongPassword } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { refusePasswordAlone, refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { Credentials } from "../domain/Credentials.ts"
import { confirmPassword } from "./confirmPassword.ts"

/** The address of the account, and its password as a PHC string; null if it has none. */
export interface Confirmed {
  readonly email: EmailAddress
  readonly password: string | null
}

/** Accounts without a password have nothing else to confirm with. */
const confirmByProof = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const credential = yield* Credentials.use((credentials) => credentials.of(userId))
  if (Option.isSome(credential)) return yield* new WrongPassword()
  yield* refuseUnproven()
  const { email } = yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
  return { email, password: null } satisfies Confirmed
}, transactional)

/**
 * Confirms a change of how to sign in with the account's password or, only if it has none, with a recent proof of identity.
 * Hashes outside of any transaction, so the change itself begins with `refuseUnconfirmed`.
 */
export const confirmChange = (password: string | undefined) =>
  password === undefined ? confirmByProof() : confirmPassword(password)

/** In the unit of work that makes the change, with the account locked: a change of the password in the meantime wins. */
export const refuseUnconfirmed = Effect.fnUntraced(function* ({ password }: Confirmed) {
  const { userId } = yield* CurrentPerson
  yield* password === null ? refuseUnproven() : refusePasswordAlone()
  const current = Option.getOrNull(yield* Credentials.use((credentials) => credentials.of(userId)))
  if ((current?.password ?? null) !== password) return yield* new WrongPassword()
})
