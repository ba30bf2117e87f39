import { endpoint, HOUR, KnownEmail } from "#kernel"
import { Schema } from "effect"
import { AddressManaged } from "./errors/issuers.ts"
import { EmailTaken, LinkInvalid, SessionEnded } from "./errors.ts"
import { Token } from "./token.ts"

const group = "Identity"

/**
 * Requires both the emailed token and a session of the account. With the link alone, an unsuspecting click would
 * verify the address for a stranger who signed up with it.
 */
export const VerifyEmail = endpoint({
  name: "verifyEmail",
  group,
  method: "PUT",
  path: "/api/me/email-verification",
  access: "person",
  summary: "Verify your email address with the token from the email",
  body: Schema.Struct({ token: Token }),
  output: Schema.Struct({ email: KnownEmail }),
  errors: [AddressManaged, LinkInvalid, EmailTaken, SessionEnded],
  limits: [{ per: "person", times: 60, seconds: HOUR }]
})
