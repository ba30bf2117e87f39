import { clear, delMany, entries } from "idb-keyval"
import { database } from "./database.ts"
import { LAST_READ } from "./storageKeys.ts"

/** One response of the server, as last read. */
export interface LastRead {
  /** The build that read it: another one may expect other fields. */
  readonly build: string
  readonly key: ReadonlyArray<unknown>
  readonly data: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The person who read it, and what. */
export type LastReadKey = [person: string, hash: string]
export type LastReadEntry = readonly [LastReadKey, LastRead]

export const lastReadStore = () => database(LAST_READ, "answers")

/** All entries, of any user. */
export const allLastRead = (): Promise<ReadonlyArray<LastReadEntry>> =>
  entries<LastReadKey, LastRead>(lastReadStore())

/** Removes the entries that do not match; returns the rest. */
export const keepOnly = async (isCurrent: (entry: LastReadEntry) => boolean) => {
  const all = await allLastRead()
  await delMany(
    all.filter((entry) => !isCurrent(entry)).map(([key]) => key),
    lastReadStore()
  )
  return all.filter(isCurrent)
}

/** Removes what other users have read in this browser; everything if no one is signed in. */
export const forgetLastRead = async (person: string | undefined): Promise<void> => {
  // In a single transaction, so that no later write can come in between.
  if (person === undefined) await clear(lastReadStore())
  else await keepOnly(([[owner]]) => owner === person)
}
