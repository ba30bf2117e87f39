import { EmailAddress, endpoint, HOUR } from "#kernel"
import { Schema } from "effect"
import {
  DeletionScheduled,
  EmailTaken,
  LinkInvalid,
  PasswordTooCommon,
  SessionEnded,
  SignInRefused
} from "./errors.ts"
import { SingleSignOnRequired } from "./errors/issuers.ts"
import { GivenPassword, NewPassword } from "./password.ts"
import { AwaitsCode, Session, SignedIn } from "./Session.ts"
import { Token } from "./token.ts"
import { FullName, Locale } from "./User.ts"

const group = "Identity"

export const SignUp = endpoint({
  name: "signUp",
  group,
  method: "POST",
  path: "/api/public/sign-up",
  access: "public",
  summary: "Create an account and sign in",
  body: Schema.Struct({
    email: EmailAddress,
    password: NewPassword,
    full_name: FullName,
    locale: Schema.optionalKey(Locale)
  }),
  output: SignedIn,
  status: 201,
  errors: [EmailTaken, PasswordTooCommon, SingleSignOnRequired],
  returnsSecret: true,
  limits: [{ per: "network", times: 100, seconds: HOUR }]
})

export const SignIn = endpoint({
  name: "signIn",
  group,
  method: "POST",
  path: "/api/public/sign-in",
  access: "public",
  summary: "Sign in with email address and password; an account with a second factor needs a code, too",
  body: Schema.Struct({
    email: EmailAddress,
    password: GivenPassword,
    /** From this device's last sign-in: attempts of its network and others' failures do not count here. */
    device_token: Schema.optionalKey(Token)
  }),
  output: Schema.Union([SignedIn, AwaitsCode]),
  errors: [DeletionScheduled, SignInRefused, SingleSignOnRequired],
  returnsSecret: true,
  limits: [{ per: "holder", times: 100, seconds: 600 }]
})

export const RefreshSession = endpoint({
  name: "refreshSession",
  group,
  method: "POST",
  path: "/api/public/session-refresh",
  access: "public",
  summary: "Exchange a refresh token for new tokens",
  body: Schema.Struct({ refresh_token: Token }),
  output: Session,
  errors: [SessionEnded],
  returnsSecret: true,
  limits: [{ per: "holder", times: 600, seconds: 600 }]
})

export const RequestPasswordReset = endpoint({
  name: "requestPasswordReset",
  group,
  method: "POST",
  path: "/api/public/password-resets",
  access: "public",
  summary: "Request an email with a password reset link",
  body: Schema.Struct({
    email: EmailAddress,
    /** From this device's last sign-in, if any: requests of its network do not count. */
    device_token: Schema.optionalKey(Token)
  }),
  status: 202,
  limits: [
    { per: "holder", times: 30, seconds: HOUR },
    { per: { field: "email" }, times: 5, seconds: HOUR }
  ]
})

export const ResetPassword = endpoint({
  name: "resetPassword",
  group,
  method: "PUT",
  path: "/api/public/password",
  access: "public",
  summary: "Set a new password with the token from the email; ends all sessions",
  body: Schema.Struct({ token: Token, password: NewPassword }),
  errors: [LinkInvalid, PasswordTooCommon],
  limits: [{ per: "holder", times: 60, seconds: HOUR }]
})
