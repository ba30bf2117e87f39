import { clear, createStore, delMany, entries, type UseStore } from "idb-keyval"

/** One answer of the server, as it was last read. */
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

let opened: UseStore | undefined

export const lastReadStore = () => (opened ??= createStore("motorpool.last-read", "answers"))

/** Everything kept, of whoever. */
export const allLastRead = (): Promise<ReadonlyArray<LastReadEntry>> =>
  entries<LastReadKey, LastRead>(lastReadStore())

/** Removes what is not to be kept; answers with the rest. */
export const keepOnly = async (kept: (entry: LastReadEntry) => boolean) => {
  const all = await allLastRead()
  await delMany(
    all.filter((entry) => !kept(entry)).map(([key]) => key),
    lastReadStore()
  )
  return all.filter(kept)
}

/** Removes what others have read in this browser; everything while nobody is signed in. */
export const forgetLastRead = async (person: string | undefined): Promise<void> => {
  // In one step, which nothing read later can overtake.
  if (person === undefined) await clear(lastReadStore())
  else await keepOnly(([[owner]]) => owner === person)
}
