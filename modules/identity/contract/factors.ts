import { endpoint, HOUR, nameLine, NotFound } from "#kernel"
import { Schema } from "effect"
import { DeletionScheduled, SessionEnded } from "./errors.ts"
import { SingleSignOnRequired } from "./errors/issuers.ts"
import { WrongPassword } from "./errors/account.ts"
import {
  EmailUnverified,
  ProofRequired,
  SecondFactorRequired,
  SignInExpired,
  TooManyFactors,
  WrongCode
} from "./errors/factors.ts"
import { PasskeyView } from "./passkeys.ts"
import { Session, SignedIn } from "./Session.ts"
import { Token } from "./token.ts"
import { Factor, FactorId } from "./User.ts"

const group = "Identity"

/** A second factor in its owner's account settings. */
export const FactorView = Schema.Struct({
  ...Factor.fields,
  created_at: Schema.Date,
  last_used_at: Schema.NullOr(Schema.Date)
})
export type FactorView = typeof FactorView.Type

/** Six digits of an authenticator app or a text message, or a recovery code. */
export const GivenCode = Schema.String.check(Schema.isMaxLength(40, { message: "This code is too long." }))

/** How someone proves with a code that they are the person of an account. */
export const CodeMethod = Schema.Literals(["totp", "phone", "recovery_code"])
export type CodeMethod = typeof CodeMethod.Type

const RecoveryCodes = Schema.Array(Schema.String)

export const ListFactors = endpoint({
  name: "listFactors",
  group,
  method: "GET",
  path: "/api/me/factors",
  access: "person",
  summary: "List your second factors, passkeys and how many recovery codes are left",
  output: Schema.Struct({
    items: Schema.Array(FactorView),
    passkeys: Schema.Array(PasskeyView),
    recovery_codes: Schema.Int
  })
})

export const EnrollFactor = endpoint({
  name: "enrollFactor",
  group,
  method: "POST",
  path: "/api/me/factors",
  access: "person",
  summary: "Begin to add an authenticator app; it counts once a code of it was verified",
  body: Schema.Struct({ friendly_name: nameLine("Name", { max: 60 }) }),
  output: Schema.Struct({ id: FactorId, secret: Schema.String, uri: Schema.String }),
  status: 201,
  errors: [EmailUnverified, ProofRequired, SessionEnded, TooManyFactors],
  returnsSecret: true,
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const VerifyFactor = endpoint({
  name: "verifyFactor",
  group,
  method: "POST",
  path: "/api/me/factors/:factorId/verification",
  access: "person",
  summary: "Finish adding an authenticator app with a code of it; ends your other sessions",
  params: Schema.Struct({ factorId: FactorId }),
  body: Schema.Struct({ code: GivenCode }),
  /** New recovery codes, unless there are some already. They are shown only now. */
  output: Schema.Struct({ recovery_codes: RecoveryCodes }),
  errors: [NotFound, ProofRequired, SessionEnded, WrongCode],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const RemoveFactor = endpoint({
  name: "removeFactor",
  group,
  method: "DELETE",
  path: "/api/me/factors/:factorId",
  access: "person",
  summary: "Remove a second factor; the recovery codes end with the last one",
  params: Schema.Struct({ factorId: FactorId }),
  errors: [NotFound, ProofRequired, SessionEnded],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const RenewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  group,
  method: "POST",
  path: "/api/me/recovery-codes",
  access: "person",
  summary: "Replace your recovery codes",
  output: Schema.Struct({ recovery_codes: RecoveryCodes }),
  errors: [NotFound, ProofRequired, SessionEnded],
  returnsSecret: true,
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

/** `by` a code once the account has a second factor, otherwise `by` the password. */
export const ProveIdentity = endpoint({
  name: "proveIdentity",
  group,
  method: "POST",
  path: "/api/me/proof",
  access: "person",
  summary: "Prove that it is you, for five minutes; replaces the tokens of your session",
  body: Schema.Struct({
    refresh_token: Token,
    by: Schema.Literals(["password", ...CodeMethod.literals]),
    secret: Schema.String.check(Schema.isMaxLength(1024, { message: "This is too long." }))
  }),
  output: Session,
  errors: [SecondFactorRequired, SessionEnded, WrongCode, WrongPassword],
  returnsSecret: true,
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const CompleteSignIn = endpoint({
  name: "completeSignIn",
  group,
  method: "POST",
  path: "/api/public/sign-in/code",
  access: "public",
  summary: "Complete a sign-in with a code",
  body: Schema.Struct({
    pending_token: Token,
    by: CodeMethod,
    code: GivenCode,
    /** From this device's last sign-in. */
    device_token: Schema.optionalKey(Token)
  }),
  output: SignedIn,
  errors: [DeletionScheduled, SignInExpired, SingleSignOnRequired, WrongCode],
  returnsSecret: true,
  limits: [{ per: "holder", times: 100, seconds: 600 }]
})

/** As for signing out, an unknown token is no error: there is nothing left to end. */
export const AbandonSignIn = endpoint({
  name: "abandonSignIn",
  group,
  method: "POST",
  path: "/api/public/sign-in/abandonment",
  access: "public",
  summary: "End a sign-in that awaits its second factor",
  body: Schema.Struct({ pending_token: Token }),
  status: 204,
  limits: [{ per: "holder", times: 100, seconds: 600 }]
})
