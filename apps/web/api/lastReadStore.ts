import { clear, del, delMany, entries, keys } from "idb-keyval"
import { database } from "./database.ts"
import { LAST_READ, LAST_READ_KEYS } from "./storageKeys.ts"

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

/** The keys it is encrypted with, in a database of their own. */
export const lastReadKeyStore = () => database(LAST_READ_KEYS, "keys")
export const KEYS_ID = "current"

/** Removes what other users have read in this browser; everything if no one is signed in. */
export const forgetLastRead = async (person: string | undefined): Promise<void> => {
  const isOthers = ([owner]: LastReadKey) => owner !== person
  // Everything in a single transaction, so that no later write can come in between.
  if (person === undefined) await Promise.all([clear(lastReadStore()), del(KEYS_ID, lastReadKeyStore())])
  else await delMany((await keys<LastReadKey>(lastReadStore())).filter(isOthers), lastReadStore())
}

/** Removes what the server has not confirmed for a day. */
export const forgetOldReads = async (): Promise<void> => {
  const all = await entries<LastReadKey, SealedRead>(lastReadStore())
  const old = all.filter(([, { at }]) => !(Date.now() - at < LIFETIME))
  await delMany(
    old.map(([key]) => key),
    lastReadStore()
  )
}
