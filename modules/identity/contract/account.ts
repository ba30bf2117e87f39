import { EmailAddress, endpoint, HOUR } from "#kernel"
import { Schema } from "effect"
import { PasswordTooCommon, SessionEnded } from "./errors.ts"
import { WrongPassword } from "./errors/account.ts"
import { ProofRequired } from "./errors/factors.ts"
import { GivenPassword, NewPassword } from "./password.ts"

const group = "Identity"

export const ChangePassword = endpoint({
  name: "changePassword",
  group,
  method: "PUT",
  path: "/api/me/password",
  access: "person",
  summary: "Change your password; ends your other sessions",
  body: Schema.Struct({ current_password: GivenPassword, new_password: NewPassword }),
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
  body: Schema.Struct({ password: GivenPassword, email: EmailAddress }),
  status: 202,
  errors: [WrongPassword, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 10, seconds: HOUR }]
})
