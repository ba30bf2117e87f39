import { Bytes, EmailAddress, endpoint, NotFound, SessionId } from "#kernel"
import { Schema } from "effect"
import {
  AlreadyVerified,
  EmailTaken,
  LinkInvalid,
  NotAnImage,
  PasswordTooCommon,
  SessionEnded,
  SignInRefused,
  WrongPassword
} from "./errors.ts"
import { Session, SessionView } from "./Session.ts"
import { FullName, Locale, TimeZone, Units, User } from "./User.ts"

const group = "Identity"
const HOUR = 3600
const token = Schema.String.check(Schema.isMaxLength(200))

/** A password being chosen. No composition rules; the commonest ones are refused by the handler. */
export const NewPassword = Schema.String.check(
  Schema.makeFilter((text: string) => {
    const length = [...text].length
    if (!text.isWellFormed() || text.includes("\u0000")) return "The password contains a broken character."
    if (length < 8) return "The password needs at least 8 characters."
    return length > 256 ? "The password can have at most 256 characters." : undefined
  })
)

/** A password being proven: anything short enough to hash. */
const GivenPassword = Schema.String.check(
  Schema.makeFilter((text: string) =>
    text.length === 0 ? "Password is required." : text.length > 1024 ? "This password is too long." : undefined
  )
)

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
  output: Session,
  status: 201,
  errors: [EmailTaken, PasswordTooCommon],
  returnsSecret: true,
  limits: [{ per: "network", times: 100, seconds: HOUR }]
})

export const SignIn = endpoint({
  name: "signIn",
  group,
  method: "POST",
  path: "/api/public/sign-in",
  access: "public",
  summary: "Sign in with email address and password",
  body: Schema.Struct({ email: EmailAddress, password: GivenPassword }),
  output: Session,
  errors: [SignInRefused],
  returnsSecret: true,
  limits: [
    { per: "network", times: 100, seconds: 600 },
    { per: { field: "email" }, times: 20, seconds: 600 }
  ]
})

export const RefreshSession = endpoint({
  name: "refreshSession",
  group,
  method: "POST",
  path: "/api/public/session-refresh",
  access: "public",
  summary: "Exchange a refresh token for new tokens",
  body: Schema.Struct({ refresh_token: token }),
  output: Session,
  errors: [SessionEnded],
  returnsSecret: true,
  limits: [{ per: "network", times: 600, seconds: 600 }]
})

export const RequestPasswordReset = endpoint({
  name: "requestPasswordReset",
  group,
  method: "POST",
  path: "/api/public/password-resets",
  access: "public",
  summary: "Ask for a mail with a link to set a new password",
  body: Schema.Struct({ email: EmailAddress }),
  status: 202,
  limits: [
    { per: "network", times: 30, seconds: HOUR },
    { per: { field: "email" }, times: 5, seconds: HOUR }
  ]
})

export const ResetPassword = endpoint({
  name: "resetPassword",
  group,
  method: "PUT",
  path: "/api/public/password",
  access: "public",
  summary: "Set a new password with the token from the mail; ends all sessions",
  body: Schema.Struct({ token, password: NewPassword }),
  errors: [LinkInvalid, PasswordTooCommon],
  limits: [{ per: "network", times: 60, seconds: HOUR }]
})

/**
 * Asks for both the mailed token and a session of the account: the link alone would let whoever signed up
 * with somebody else's address have it proven by an unsuspecting click.
 */
export const VerifyEmail = endpoint({
  name: "verifyEmail",
  group,
  method: "PUT",
  path: "/api/me/email-verification",
  access: "person",
  summary: "Prove your email address with the token from the mail",
  body: Schema.Struct({ token }),
  output: Schema.Struct({ email: EmailAddress }),
  errors: [LinkInvalid, EmailTaken, SessionEnded],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const GetMe = endpoint({
  name: "getMe",
  group,
  method: "GET",
  path: "/api/me",
  access: "person",
  summary: "Your account",
  output: User,
  errors: [SessionEnded]
})

export const EditProfile = endpoint({
  name: "editProfile",
  group,
  method: "PATCH",
  path: "/api/me/profile",
  access: "person",
  summary: "Change your name, language, time zone or units",
  body: Schema.Struct({
    full_name: Schema.optionalKey(FullName),
    locale: Schema.optionalKey(Schema.NullOr(Locale)),
    time_zone: Schema.optionalKey(Schema.NullOr(TimeZone)),
    units: Schema.optionalKey(Schema.NullOr(Units))
  }),
  output: User,
  errors: [SessionEnded]
})

export const SetAvatar = endpoint({
  name: "setAvatar",
  group,
  method: "PUT",
  path: "/api/me/avatar",
  access: "person",
  summary: "Upload your picture, at most 1 MB",
  body: Bytes,
  bodyType: "bytes",
  output: User,
  errors: [NotAnImage, SessionEnded],
  limits: [{ per: "person", times: 30, seconds: HOUR }]
})

export const RemoveAvatar = endpoint({
  name: "removeAvatar",
  group,
  method: "DELETE",
  path: "/api/me/avatar",
  access: "person",
  summary: "Remove your picture",
  output: User,
  errors: [SessionEnded]
})

export const GetAvatar = endpoint({
  name: "getAvatar",
  group,
  method: "GET",
  path: "/api/public/avatars/:fileId",
  access: "public",
  summary: "A person's picture, by its unguessable name",
  params: Schema.Struct({ fileId: Schema.String.check(Schema.isPattern(/^[A-Za-z0-9_-]{22,64}$/)) }),
  output: Bytes,
  outputType: "bytes",
  errors: [NotFound]
})

export const ResendVerification = endpoint({
  name: "resendVerification",
  group,
  method: "POST",
  path: "/api/me/email-verifications",
  access: "person",
  summary: "Send the verification mail again",
  status: 202,
  errors: [AlreadyVerified, SessionEnded],
  limits: [{ per: "person", times: 5, seconds: HOUR }]
})

export const ChangePassword = endpoint({
  name: "changePassword",
  group,
  method: "PUT",
  path: "/api/me/password",
  access: "person",
  summary: "Change your password; ends your other sessions",
  body: Schema.Struct({ current_password: GivenPassword, new_password: NewPassword }),
  errors: [WrongPassword, PasswordTooCommon, SessionEnded],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const ChangeEmail = endpoint({
  name: "changeEmail",
  group,
  method: "PUT",
  path: "/api/me/email",
  access: "person",
  summary: "Move your account to another email address, once that address is verified",
  body: Schema.Struct({ password: GivenPassword, email: EmailAddress }),
  status: 202,
  errors: [WrongPassword, SessionEnded],
  limits: [{ per: "person", times: 10, seconds: HOUR }]
})

export const ListSessions = endpoint({
  name: "listSessions",
  group,
  method: "GET",
  path: "/api/me/sessions",
  access: "person",
  summary: "Where you are signed in",
  output: Schema.Struct({ items: Schema.Array(SessionView) })
})

export const EndSession = endpoint({
  name: "endSession",
  group,
  method: "DELETE",
  path: "/api/me/sessions/:sessionId",
  access: "person",
  summary: "Sign out one of your sessions",
  params: Schema.Struct({ sessionId: SessionId }),
  errors: [NotFound]
})

export const EndAllSessions = endpoint({
  name: "endAllSessions",
  group,
  method: "DELETE",
  path: "/api/me/sessions",
  access: "person",
  summary: "Sign out everywhere, or everywhere but here",
  query: Schema.Struct({ keep: Schema.optionalKey(Schema.Literal("current")) })
})

export const SignOut = endpoint({
  name: "signOut",
  group,
  method: "DELETE",
  path: "/api/me/session",
  access: "person",
  summary: "Sign out here"
})
