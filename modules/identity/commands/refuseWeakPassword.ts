import type { EmailAddress } from "#kernel"
import { isCommonPassword } from "#infra/passwords"
import { Effect } from "effect"
import { PasswordTooCommon } from "../contract/index.ts"
import { namesTheObvious } from "../domain/password.ts"

/** Refuses a password that is among the first ones anybody would try for this account. */
export const refuseWeakPassword = (
  password: string,
  email: EmailAddress
): Effect.Effect<void, PasswordTooCommon> =>
  isCommonPassword(password) || namesTheObvious(password, email)
    ? Effect.fail(new PasswordTooCommon())
    : Effect.void
