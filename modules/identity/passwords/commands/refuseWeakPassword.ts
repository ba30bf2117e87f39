import type { EmailAddress } from "#kernel"
import { isCommonPassword } from "#infra/passwords"
import { Effect } from "effect"
import { PasswordTooCommon } from "../../contract/index.ts"
import { isObviousPassword } from "../domain/password.ts"

/** Refuses passwords that an attacker would try first. */
export const refuseWeakPassword = (
  password: string,
  email: EmailAddress
): Effect.Effect<void, PasswordTooCommon> =>
  isCommonPassword(password) || isObviousPassword(password, email)
    ? Effect.fail(new PasswordTooCommon())
    : Effect.void
