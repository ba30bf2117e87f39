import { domainOf, type EmailAddress, minutes, plus, seconds } from "#kernel"
import type { Redacted } from "effect"

/** The issuer of the settings. Others are named by their id. */
export const INSTALLATION = "installation"

/** An OpenID Connect issuer, and our client there. */
export interface Issuer {
  readonly connection: string
  /** What people call it. */
  readonly name: string
  /** Its identifier, an address without a trailing slash unless it was configured with one. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  /** Which addresses it may speak for: any, or those at the verified domains of the organization that set it up. */
  readonly domains: "any" | ReadonlyArray<string>
}

/** Whether an issuer may speak for this address. */
export const speaksFor = ({ domains }: Pick<Issuer, "domains">, email: EmailAddress): boolean =>
  domains === "any" || domains.includes(domainOf(email))

/** What makes one departure different from all others. */
export interface Challenge {
  readonly state: string
  readonly nonce: string
  /** Of PKCE. */
  readonly verifier: string
}

/** What an issuer said about a person, verified. */
export interface Claims {
  readonly connection: string
  readonly issuer: string
  readonly name: string
  readonly subject: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly fullName: string | null
  /** When the person signed in there, in Unix seconds. */
  readonly authTime: number | null
}

const ATTEMPT = minutes(10)
const CODE = seconds(60)

export const attemptExpiry = (startedAt: Date): Date => plus(startedAt, ATTEMPT)
export const codeExpiry = (at: Date): Date => plus(at, CODE)

/** How far an issuer's clock may differ from ours. */
const LEEWAY = seconds(60)

/** Whether the person signed in at the issuer after they were sent there, and not before. */
export const signedInAgain = ({ authTime }: Pick<Claims, "authTime">, startedAt: Date): boolean =>
  authTime !== null && authTime * 1000 >= plus(startedAt, -LEEWAY).getTime()
