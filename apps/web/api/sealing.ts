import { get, update } from "idb-keyval"
import { KEYS_ID, lastReadKeyStore, type SealedRead } from "./lastReadStore.ts"

/** Not even our own code can export them. */
export interface SealingKeys {
  readonly contents: CryptoKey
  readonly names: CryptoKey
}

/** A Date in JSON. */
interface Instant {
  readonly $date: number
}

const isInstant = (value: unknown): value is Instant =>
  typeof value === "object" && value !== null && "$date" in value

/** JSON would turn a date into text before the replacer sees it. */
function replacer(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  const original = this[key]
  return original instanceof Date ? ({ $date: original.getTime() } satisfies Instant) : value
}

const reviver = (_: string, value: unknown) => (isInstant(value) ? new Date(value.$date) : value)

const bytesOf = (text: string) => new TextEncoder().encode(text)

const generate = async (): Promise<SealingKeys> => ({
  contents: await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]),
  names: await crypto.subtle.generateKey({ name: "HMAC", hash: "SHA-256" }, false, ["sign"])
})

/** This browser's keys, which end with the session; undefined if there are none. Never cached: another tab may end it. */
export const sealingKeys = () => get<SealingKeys>(KEYS_ID, lastReadKeyStore())

/** This browser's keys, created on first use. Undefined where browsers offer no cryptography: on sites without https. */
export const ensureSealingKeys = async (): Promise<SealingKeys | undefined> => {
  if (!isSecureContext) return undefined
  const known = await sealingKeys()
  if (known) return known
  const created = await generate()
  await update<SealingKeys>(KEYS_ID, (stored) => stored ?? created, lastReadKeyStore())
  return sealingKeys()
}

/** A code under which something is stored, so that its name does not reveal it. */
export const sealedName = (name: string, { names }: SealingKeys): Promise<ArrayBuffer> =>
  crypto.subtle.sign("HMAC", names, bytesOf(name))

export const seal = async (at: number, value: unknown, { contents }: SealingKeys): Promise<SealedRead> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = bytesOf(JSON.stringify(value, replacer))
  return { at, iv, content: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, contents, text) }
}

/** The opposite of `seal`; rejects if it was sealed with other keys. */
export const unseal = async ({ iv, content }: SealedRead, { contents }: SealingKeys): Promise<unknown> => {
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, contents, content)
  return JSON.parse(new TextDecoder().decode(text), reviver)
}
