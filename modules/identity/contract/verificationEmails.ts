import { endpoint, HOUR } from "#kernel"
import { SessionEnded } from "./errors.ts"
import { AlreadyVerified } from "./errors/account.ts"

const group = "Identity"

export const ResendVerification = endpoint({
  name: "resendVerification",
  group,
  method: "POST",
  path: "/api/me/email-verifications",
  access: "person",
  summary: "Resend the verification email",
  status: 202,
  errors: [AlreadyVerified, SessionEnded],
  limits: [{ per: "person", times: 5, seconds: HOUR }]
})
