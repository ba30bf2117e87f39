import { Session, type SignedIn } from "#identity/contract"
import { Organization } from "#tenancy/contract"
import { Schema } from "effect"

const HOUR = 3600
const USER = "01934567-89ab-7cde-8f01-23456789abcd"
const ORGANIZATION = "01934567-89ab-7cde-8f01-23456789abce"
const DAY = 24 * HOUR * 1000

const readSession = Schema.decodeUnknownSync(Schema.toCodecJson(Session))
const readOrganization = Schema.decodeUnknownSync(Schema.toCodecJson(Organization))

interface Tokens {
  readonly token?: string
  /** Seconds until the access token expires. */
  readonly expiresIn?: number
  readonly locale?: "en" | "es" | null
}

/** Ana's session. */
export const anaSession = ({ token = "access-1", expiresIn = HOUR, locale = null }: Tokens = {}): Session =>
  readSession({
    access_token: token,
    refresh_token: `refresh-of-${token}`,
    sign_out_token: "sign-out-of-ana",
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    expires_in: HOUR,
    user: {
      id: USER,
      email: "ana@depot.example",
      email_verified_at: null,
      full_name: "Ana Ruiz",
      avatar_url: null,
      locale,
      time_zone: null,
      units: null,
      created_at: new Date(0).toISOString(),
      factors: [],
      passkeys: 0,
      has_password: true
    }
  })

/** The answer to her signing in. */
export const anaSignedIn = (tokens?: Tokens): SignedIn => ({
  ...anaSession(tokens),
  device_token: "mp_dv_of-this-browser"
})

/** Ana's organization, with a trial that ends in `trialDays`. */
export const depot = (trialDays = 14): Organization =>
  readOrganization({
    id: ORGANIZATION,
    name: "Riverside Depot",
    industry: "fleet",
    created_by: USER,
    created_at: new Date().toISOString(),
    trial_ends_at: new Date(Date.now() + trialDays * DAY).toISOString(),
    time_zone: "UTC",
    currency: "EUR",
    units: "metric",
    customer_email: false,
    role: "owner",
    can: ["organization.read"]
  })
