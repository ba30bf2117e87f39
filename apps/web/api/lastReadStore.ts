import { clear, del, delMany, entries, keys, type UseStore } from "idb-keyval"
import { database } from "./database.ts"
import { DRAFTS, LAST_READ, LAST_READ_KEYS } from "./storageKeys.ts"

// Shared with the service worker, which can delete what pages have stored, but does not read it.

/** Milliseconds for which a response may be shown, and stays stored, after the server has sent it. */
export const LIFETIME = 86_400_000

/** The person who read it, and a code for what they read. */
export type LastReadKey = [person: string, name: ArrayBuffer]

/** A response, encrypted. */
export interface SealedRead {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly content: ArrayBuffer
}

export const lastReadStore = () => database(LAST_READ, "answers")

/** Input that was not sent or saved, by person and form. Encrypted like responses. */
export const draftStore = () => database(DRAFTS, "drafts")
/** Milliseconds for which a draft stays stored after its last change. */
const DRAFT_LIFETIME = 30 * LIFETIME

/** The keys they are encrypted with, in a database of their own. */
export const lastReadKeyStore = () => database(LAST_READ_KEYS, "keys")
export const KEYS_ID = "current"

/** Removes what other users have read or drafted in this browser; everything if no one is signed in. */
export const forgetLastRead = async (person: string | undefined): Promise<void> => {
  const isOthers = ([owner]: LastReadKey) => owner !== person
  // Everything in a single transaction, so that no later write can come in between.
  const stores = [lastReadStore(), draftStore()]
  if (person === undefined)
    await Promise.all([...stores.map((store) => clear(store)), del(KEYS_ID, lastReadKeyStore())])
  else
    await Promise.all(
      stores.map(async (store) => delMany((await keys<LastReadKey>(store)).filter(isOthers), store))
    )
}

const forgetOlder = async (store: UseStore, lifetime: number) => {
  const all = await entries<LastReadKey, SealedRead>(store)
  const old = all.filter(([, { at }]) => !(Date.now() - at < lifetime))
  await delMany(
    old.map(([key]) => key),
    store
  )
}

/** Removes what the server has not confirmed for a day, and drafts that have not changed for thirty. */
export const forgetOldReads = async (): Promise<void> => {
  await Promise.all([forgetOlder(lastReadStore(), LIFETIME), forgetOlder(draftStore(), DRAFT_LIFETIME)])
}
