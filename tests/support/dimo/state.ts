import { randomBytes } from "node:crypto"
import type { Fault, Late } from "./faults.ts"
import { newApiKey } from "./license.ts"
import { newSigningKey, type Signature, type SigningKey } from "./keys.ts"

/** The contract of DIMO's vehicles. */
export const CONTRACT = "0xbA5738a18d83D41847dfFbDC6101d37C69c9B0cF"

/** The privileges that permission template 2 grants: everything but commands. */
export const READ_ONLY: ReadonlyArray<number> = [1, 3, 4, 5, 6]

/** The latest value of a signal, as the Telemetry API returns it. */
export interface Signal {
  readonly timestamp: string
  readonly value: unknown
}

/** A vehicle of the Identity API. */
export interface Vehicle {
  readonly tokenId: number
  readonly definition: { readonly make: string; readonly model: string; readonly year: number } | null
  readonly aftermarket?: {
    readonly serial: string | null
    readonly imei: string | null
    readonly maker: string
  }
  readonly synthetic?: boolean
}

/** A grant to read a vehicle. */
export interface Grant {
  readonly grantee: string
  readonly tokenId: number
  /** By number. */
  readonly privileges: ReadonlyArray<number>
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** How the next tokens and the parameters beside them are forged. */
export interface Forgery {
  readonly signature?: Signature
  /** Replaces claims; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Replaces the token. */
  readonly instead?: string
  /** Sent beside the token instead of its wallet. */
  readonly walletAddress?: string
  /** Sent instead of the value to echo. */
  readonly echo?: string
  /** What the license has to sign. */
  readonly challenge?: string
}

export type Role =
  | "login"
  | "discovery"
  | "keys"
  | "authorize"
  | "token"
  | "identity"
  | "challenge"
  | "submit"
  | "exchange"
  | "telemetry"

/** A request as received. */
export interface DimoRequest {
  readonly role: Role
  readonly method: string
  readonly path: string
  readonly body: string
  /** Milliseconds since the process started. */
  readonly at: number
}

/** An issued code, and what it is bound to. */
export interface IssuedCode {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string | undefined
  readonly challenge: string | undefined
  readonly wallet: string
}

/** The state of the test double. */
export interface State {
  readonly clientId: string
  /** Signs for the license. */
  readonly apiKey: string
  /** Exact URLs; if empty, every local URL that ends in /auth/dimo/callback. */
  readonly redirectUris: ReadonlySet<string>
  readonly vehicles: Map<string, ReadonlyArray<Vehicle>>
  grants: ReadonlyArray<Grant>
  /** The wallet of the user who consents or signs in. */
  wallet: string
  key: SigningKey
  /** Published in addition to `key`, as after a rotation. */
  formerKeys: ReadonlyArray<SigningKey>
  /** Lifetime of tokens in seconds. */
  tokenSeconds: number
  /** Whether users stay signed in at Login with DIMO. */
  staySignedIn: boolean
  readonly sessions: Map<string, { readonly token: string; readonly until: number }>
  forgery: Forgery
  /** How each endpoint misbehaves, and how many more times. */
  readonly faults: Map<Role, { readonly fault: Fault | Late; readonly times: number }>
  readonly codes: Map<string, IssuedCode>
  /** Every token that was issued to the license or for a vehicle. */
  readonly issued: Array<string>
  readonly challenges: Map<string, { readonly challenge: string; readonly domain: string }>
  /** The latest values by vehicle and signal. */
  readonly signals: Map<number, Readonly<Record<string, Signal>>>
  readonly vins: Map<number, string>
  /** Requests per second beyond which it answers 429. */
  perSecond: number
  readonly requests: Array<DimoRequest>
}

/** An address in the format of wallets and licenses. */
export const newWallet = (): string => `0x${randomBytes(20).toString("hex")}`

/** The address of a license, in the mixed case of its checksum. */
export const newLicence = (): string =>
  newWallet().replaceAll(/[a-f](?=[0-9])/g, (letter) => letter.toUpperCase())

export const newState = (clientId: string, redirectUris: ReadonlyArray<string>): State => ({
  clientId,
  apiKey: newApiKey(),
  redirectUris: new Set(redirectUris),
  vehicles: new Map(),
  grants: [],
  wallet: newWallet(),
  key: newSigningKey(),
  formerKeys: [],
  tokenSeconds: 48 * 3600,
  staySignedIn: false,
  sessions: new Map(),
  forgery: {},
  faults: new Map(),
  codes: new Map(),
  issued: [],
  challenges: new Map(),
  signals: new Map(),
  vins: new Map(),
  perSecond: Number.POSITIVE_INFINITY,
  requests: []
})

/** Whether users may be redirected to this URL. */
export const isRegistered = ({ redirectUris }: State, address: string): boolean =>
  redirectUris.size > 0
    ? redirectUris.has(address)
    : /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/auth\/dimo\/callback$/.test(address)

/** Shares everything this wallet owns, as its owner does in DIMO's app or by consenting. */
export const share = (
  state: State,
  wallet: string,
  expiresAt: Date,
  privileges = READ_ONLY
): ReadonlyArray<number> => {
  const tokenIds = (state.vehicles.get(wallet.toLowerCase()) ?? []).map(({ tokenId }) => tokenId)
  const otherGrants = state.grants.filter((grant) => !tokenIds.includes(grant.tokenId))
  const createdAt = new Date()
  const grantee = state.clientId
  state.grants = [
    ...otherGrants,
    ...tokenIds.map((tokenId) => ({ grantee, tokenId, privileges, createdAt, expiresAt }))
  ]
  return tokenIds
}
