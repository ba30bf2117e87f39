import { randomBytes } from "node:crypto"
import type { Fault, Late } from "./faults.ts"
import { newSigningKey, type Signature, type SigningKey } from "./keys.ts"

/** A vehicle as the Identity API tells of it. */
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
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** What is wrong about the next tokens. */
export interface TokenLie {
  readonly signature?: Signature
  /** Replaces claims; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Something else altogether in place of the token. */
  readonly instead?: string
  /** Sent beside the token in place of the wallet it names. */
  readonly walletAddress?: string
  /** Sent in place of what was asked to be echoed. */
  readonly echo?: string
}

export type Role = "login" | "discovery" | "keys" | "authorize" | "token" | "identity"

/** One request, as it came. */
export interface Seen {
  readonly role: Role
  readonly method: string
  readonly path: string
  readonly body: string
}

/** A code that was given out, and what it is bound to. */
export interface IssuedCode {
  readonly clientId: string
  readonly redirectUri: string
  readonly nonce: string | undefined
  readonly challenge: string | undefined
  readonly wallet: string
}

/** Everything the double knows. */
export interface State {
  readonly clientId: string
  /** Exact addresses; empty: every address of this machine that ends in /auth/dimo/callback. */
  readonly redirectUris: ReadonlySet<string>
  readonly vehicles: Map<string, ReadonlyArray<Vehicle>>
  grants: ReadonlyArray<Grant>
  /** The person who consents. */
  wallet: string
  key: SigningKey
  /** Published besides `key`, as after a rotation. */
  formerKeys: ReadonlyArray<SigningKey>
  /** Seconds a token holds. */
  tokenSeconds: number
  /** Whether people stay signed in at Login with DIMO from one time to the next. */
  staySignedIn: boolean
  readonly sessions: Map<string, { readonly token: string; readonly until: number }>
  lie: TokenLie
  /** How each misbehaves, and how many times more. */
  readonly faults: Map<Role, { readonly fault: Fault | Late; readonly times: number }>
  readonly codes: Map<string, IssuedCode>
  readonly seen: Array<Seen>
}

/** An address of the form that wallets and licences have. */
export const newWallet = (): string => `0x${randomBytes(20).toString("hex")}`

/** The address of a licence, in the mixed case that carries its checksum. */
export const newLicence = (): string =>
  newWallet().replaceAll(/[a-f](?=[0-9])/g, (letter) => letter.toUpperCase())

export const newState = (clientId: string, redirectUris: ReadonlyArray<string>): State => ({
  clientId,
  redirectUris: new Set(redirectUris),
  vehicles: new Map(),
  grants: [],
  wallet: newWallet(),
  key: newSigningKey(),
  formerKeys: [],
  tokenSeconds: 48 * 3600,
  staySignedIn: false,
  sessions: new Map(),
  lie: {},
  faults: new Map(),
  codes: new Map(),
  seen: []
})

/** Whether this address may receive a person who comes back. */
export const isRegistered = ({ redirectUris }: State, address: string): boolean =>
  redirectUris.size > 0
    ? redirectUris.has(address)
    : /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/auth\/dimo\/callback$/.test(address)

/** Shares everything this wallet owns, as its owner does in the app or by consenting. */
export const share = (state: State, wallet: string, expiresAt: Date): ReadonlyArray<number> => {
  const tokenIds = (state.vehicles.get(wallet.toLowerCase()) ?? []).map(({ tokenId }) => tokenId)
  const kept = state.grants.filter((grant) => !tokenIds.includes(grant.tokenId))
  const createdAt = new Date()
  const grantee = state.clientId
  state.grants = [...kept, ...tokenIds.map((tokenId) => ({ grantee, tokenId, createdAt, expiresAt }))]
  return tokenIds
}
