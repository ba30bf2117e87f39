import { hkdfSync } from "node:crypto"

/** One key of SECRET_KEY: a public id, and keys derived for each purpose (HKDF-SHA256, RFC 5869). */
export interface MasterKey {
  readonly id: string
  readonly derive: (use: string, purpose: string, length: number) => Uint8Array
}

const salt = "motorpool"

/** The id is derived too, so that it identifies a key without revealing it. */
export const masterKey = (secret: string): MasterKey => {
  const derived = new Map<string, Uint8Array>()
  const derive: MasterKey["derive"] = (use, purpose, length) => {
    const label = JSON.stringify([use, purpose, length])
    const known = derived.get(label)
    if (known) return known
    const key = new Uint8Array(hkdfSync("sha256", secret, salt, label, length))
    derived.set(label, key)
    return key
  }
  return { id: Buffer.from(derive("id", "", 4)).toString("hex"), derive }
}
