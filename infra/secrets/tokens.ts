import { createHash, randomBytes, randomUUID } from "node:crypto"

/** What a token is for; its prefix shows it, to a person and to the scanners that look for leaked secrets. */
export type TokenKind = "access" | "refresh" | "oneTime"

const prefixes: Readonly<Record<TokenKind, string>> = {
  access: "mp_at_",
  refresh: "mp_rt_",
  oneTime: "mp_ot_"
}

/** A token made of 32 given bytes, which nobody may be able to guess. */
export const tokenFrom = (kind: TokenKind, bytes: Uint8Array): string =>
  prefixes[kind] + Buffer.from(bytes).toString("base64url")

/** A new token: its prefix and 256 random bits in base64url, 49 characters. */
export const newToken = (kind: TokenKind): string => tokenFrom(kind, randomBytes(32))

/**
 * The 32 bytes under which a token is stored (SHA-256), so that who reads the table cannot use what is in it.
 * 256 random bits cannot be guessed, so neither salt nor a slow hash is needed.
 */
export const hashToken = (token: string): Uint8Array => createHash("sha256").update(token).digest()

/** A random UUID (122 random bits), for tokens whose form a specification prescribes. */
export const newUuidToken = (): string => randomUUID()
