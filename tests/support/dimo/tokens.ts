import { signToken } from "./keys.ts"
import type { State } from "./state.ts"

export interface TokenRequest {
  readonly issuer: string
  readonly audience: string
  readonly wallet: string
  readonly nonce?: string | undefined
}

/** A token of dex for a user, forged as configured. */
export const issueToken = (state: State, { issuer, audience, wallet, nonce }: TokenRequest): string => {
  const { instead, signature, claims } = state.forgery
  if (instead !== undefined) return instead
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: issuer,
    provider_id: "web3",
    sub: Buffer.from(`${wallet}web3`).toString("base64url"),
    aud: audience,
    exp: now + state.tokenSeconds,
    iat: now,
    ...(nonce === undefined ? {} : { nonce }),
    email: "owner@dimo.example",
    email_verified: true,
    ethereum_address: wallet,
    ...claims
  }
  return signToken(payload, state.key, signature)
}

/**
 * The token of Login with DIMO for a client. A user who stays signed in gets the same one until it expires.
 */
export const sessionToken = (state: State, issuer: string): string => {
  const { wallet, staySignedIn } = state
  const session = state.sessions.get(wallet)
  if (staySignedIn && session !== undefined && session.until > Date.now()) return session.token
  const token = issueToken(state, { issuer, audience: state.clientId, wallet })
  state.sessions.set(wallet, { token, until: Date.now() + state.tokenSeconds * 1000 })
  return token
}
