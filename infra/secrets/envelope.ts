import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"

const cipher = "aes-256-gcm"
const nonceLength = 12
const tagLength = 16

/** The parts of a sealed text: the master key's id, and nonce, tag and ciphertext in one piece. */
export interface Envelope {
  readonly keyId: string
  readonly payload: Buffer
}

const prefix = "s1"

/** The text form of an envelope: `s1.<key id>.<base64url>`. */
export const writeEnvelope = ({ keyId, payload }: Envelope): string =>
  `${prefix}.${keyId}.${payload.toString("base64url")}`

/** The parts of a sealed text, or `undefined` when it is not one. */
export const readEnvelope = (sealed: string): Envelope | undefined => {
  const match = /^s1\.([0-9a-f]{8})\.([A-Za-z0-9_-]+)$/.exec(sealed)
  if (!match) return undefined
  const [, keyId = "", text = ""] = match
  const payload = Buffer.from(text, "base64url")
  // Base64 has unused bits at the end; only the canonical spelling is accepted.
  const canonical = payload.toString("base64url") === text
  return canonical && payload.length >= nonceLength + tagLength ? { keyId, payload } : undefined
}

/** Encrypts and authenticates. `context` must be the same when opening; it is not part of the result. */
export const encrypt = (key: Uint8Array, context: string, plaintext: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(
    Buffer.from(context)
  )
  const ciphertext = Buffer.concat([sealing.update(plaintext), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), ciphertext])
}

/** The reverse of `encrypt`. Throws when a single bit of payload, key or context differs. */
export const decrypt = (key: Uint8Array, context: string, payload: Buffer): Buffer => {
  const tagEnd = nonceLength + tagLength
  const opening = createDecipheriv(cipher, key, payload.subarray(0, nonceLength), {
    authTagLength: tagLength
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(payload.subarray(nonceLength, tagEnd))
  return Buffer.concat([opening.update(payload.subarray(tagEnd)), opening.final()])
}
