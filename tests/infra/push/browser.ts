import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"

/** The subscription that a browser gives to a server. */
export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A browser's subscription, with its keys to read messages. */
export interface Browser {
  readonly subscription: Subscription
  /** The text of a body encrypted for this browser (RFC 8291). Throws for anything else. */
  readonly decrypt: (body: Buffer) => string
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length))

const named = (name: string): Buffer => Buffer.from(`${name}\0`)

/** Removes the delimiter of the last record (RFC 8188) and the padding behind it. */
const withoutPadding = (plain: Buffer): string => {
  const end = plain.lastIndexOf(2)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("The padding is broken.")
  return plain.subarray(0, end).toString()
}

/** A browser with its own keys, subscribed at this URL. */
export const newBrowser = (endpoint: string): Browser => {
  const own = createECDH("prime256v1")
  own.generateKeys()
  const auth = randomBytes(16)
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") }
    },
    decrypt: (body) => {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const sender = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([named("WebPush: info"), own.getPublicKey(), sender])
      const secret = derive(own.computeSecret(sender), auth, info, 32)
      const key = derive(secret, salt, named("Content-Encoding: aes128gcm"), 16)
      const nonce = derive(secret, salt, named("Content-Encoding: nonce"), 12)
      const opening = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16))
      return withoutPadding(Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]))
    }
  }
}
