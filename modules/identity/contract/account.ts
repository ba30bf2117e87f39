import { EmailAddress, endpoint, HOUR } from "#kernel"
import { Schema } from "effect"
import { PasswordTooCommon, SessionEnded } from "./errors.ts"
import { AddressManaged } from "./errors/issuers.ts"
import { WrongPassword } from "./errors/account.ts"
import { ProofRequired } from "./errors/factors.ts"
import { GivenPassword, NewPassword } from "./password.ts"

const group = "Identity"

/** Required, unless the account has none: then a recent proof of identity takes its place. */
const CurrentPassword = Schema.optionalKey(GivenPassword)

export const ChangePassword = endpoint({
  name: "changePassword",
  group,
  method: "PUT",
  path: "/api/me/password",
  access: "person",
  summary: "Change your password or set a first one; ends your other sessions",
  body: Schema.Struct({ current_password: CurrentPassword, new_password: NewPassword }),
  errors: [WrongPassword, PasswordTooCommon, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const ChangeEmail = endpoint({
  name: "changeEmail",
  group,
  method: "PUT",
  path: "/api/me/email",
  access: "person",
  summary: "Change your email address; takes effect once the new one is verified",
  body: Schema.Struct({ password: CurrentPassword, email: EmailAddress }),
  status: 202,
  errors: [AddressManaged, WrongPassword, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 10, seconds: HOUR }]
})
