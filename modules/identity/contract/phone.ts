import { endpoint, HOUR, NotFound } from "#kernel"
import { Schema } from "effect"
import { SessionEnded } from "./errors.ts"
import { ProofRequired, SignInExpired, WrongCode } from "./errors/factors.ts"
import { PhoneAlreadyAdded, PhoneInvalid, StrongerFactorRequired } from "./errors/phone.ts"
import { GivenCode } from "./factors.ts"
import { Token } from "./token.ts"
import { FactorId } from "./User.ts"

const group = "Identity"

export const EnrollPhone = endpoint({
  name: "enrollPhone",
  group,
  method: "POST",
  path: "/api/me/phones",
  access: "person",
  summary: "Begin to add a phone beside a stronger second factor; a code is texted to it",
  body: Schema.Struct({
    /** With the code of its country, in whatever notation. */
    phone: Schema.String.check(Schema.isMaxLength(40, { message: "This phone number is too long." }))
  }),
  output: Schema.Struct({ id: FactorId, phone: Schema.String }),
  status: 201,
  errors: [PhoneAlreadyAdded, PhoneInvalid, ProofRequired, SessionEnded, StrongerFactorRequired],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const VerifyPhone = endpoint({
  name: "verifyPhone",
  group,
  method: "POST",
  path: "/api/me/phones/:factorId/verification",
  access: "person",
  summary: "Finish adding a phone with the code that was texted to it",
  params: Schema.Struct({ factorId: FactorId }),
  body: Schema.Struct({ code: GivenCode }),
  errors: [NotFound, PhoneAlreadyAdded, ProofRequired, SessionEnded, StrongerFactorRequired, WrongCode],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})

export const TextCode = endpoint({
  name: "textCode",
  group,
  method: "POST",
  path: "/api/me/phones/:factorId/code",
  access: "person",
  summary: "Text a code to your phone, for a proof of identity or to add it",
  params: Schema.Struct({ factorId: FactorId }),
  status: 202,
  errors: [NotFound, SessionEnded],
  limits: [{ per: "person", times: 20, seconds: HOUR }]
})

export const TextSignInCode = endpoint({
  name: "textSignInCode",
  group,
  method: "POST",
  path: "/api/public/sign-in/text",
  access: "public",
  summary: "Text a code that completes a sign-in",
  body: Schema.Struct({ pending_token: Token }),
  status: 202,
  errors: [NotFound, SignInExpired],
  limits: [{ per: "holder", times: 20, seconds: 600 }]
})
