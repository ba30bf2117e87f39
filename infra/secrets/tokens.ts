import { hash, randomBytes, randomInt, randomUUID } from "node:crypto"

/** What a token is for; its prefix shows it to people and to scanners for leaked secrets. */
export type TokenKind = "access" | "refresh" | "oneTime" | "signOut" | "device" | "file" | "pending" | "api"

const prefixes: Readonly<Record<TokenKind, string>> = {
  access: "mp_at_",
  refresh: "mp_rt_",
  oneTime: "mp_ot_",
  signOut: "mp_so_",
  device: "mp_dv_",
  file: "mp_fl_",
  pending: "mp_ps_",
  api: "mp_api_"
}

/** A token of given bytes, at least 32 of which must be unguessable. */
export const tokenFrom = (kind: TokenKind, bytes: Uint8Array): string =>
  prefixes[kind] + Buffer.from(bytes).toString("base64url")

/** Whether a token has the prefix of this kind, which anyone can write. */
export const isTokenOf = (kind: TokenKind, token: string): boolean => token.startsWith(prefixes[kind])

/** The bytes of a token of this kind; empty if it is not one. */
export const bytesOfToken = (kind: TokenKind, token: string): Uint8Array =>
  Buffer.from(token.startsWith(prefixes[kind]) ? token.slice(prefixes[kind].length) : "", "base64url")

/** 256 random bits. */
export const newSecret = (): Uint8Array => randomBytes(32)

/** A new token: its prefix and 256 random bits in base64url, 49 characters. */
export const newToken = (kind: TokenKind): string => tokenFrom(kind, newSecret())

/**
 * The SHA-256 under which a token is stored, so that reading the table does not reveal usable tokens. 256 random bits
 * cannot be guessed, so neither salt nor a slow hash is needed.
 */
export const hashToken = (token: string): Uint8Array => hash("sha256", token, "buffer")

/** A random UUID (122 random bits), for tokens whose format a specification prescribes. */
export const newUuidToken = (): string => randomUUID()

/** Random digits, for people to type. */
export const newDigits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0")
