import { del, delMany, entries, setMany } from "idb-keyval"
import { type LastReadKey, lastReadStore, type SealedRead } from "./lastReadStore.ts"
import { ensureSealingKeys, seal, sealedName, sealingKeys, type SealingKeys, unseal } from "./sealing.ts"

/** One response of the server, as last read. */
export interface LastRead {
  /** The build that read it: another one may expect other fields. */
  readonly build: string
  readonly key: ReadonlyArray<unknown>
  readonly data: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

export type LastReadEntry = readonly [LastReadKey, LastRead]

/** Stores responses by the hash of their query, if the person is still signed in once they are encrypted. */
export const saveReads = async (
  person: string,
  reads: ReadonlyArray<readonly [hash: string, LastRead]>,
  isStillSignedIn: () => boolean
): Promise<void> => {
  const keys = await ensureSealingKeys()
  if (!keys) return
  const sealed = reads.map(async ([hash, read]): Promise<[LastReadKey, SealedRead]> => [
    [person, await sealedName(hash, keys)],
    await seal(read.at, read, keys)
  ])
  const all = await Promise.all(sealed)
  if (isStillSignedIn()) await setMany(all, lastReadStore())
}

const readOf = async (sealed: SealedRead, keys: SealingKeys | undefined): Promise<LastRead | undefined> => {
  try {
    // Only saveReads writes what these keys can decrypt.
    return keys && ((await unseal(sealed, keys)) as LastRead)
  } catch {
    // Of a session that has ended, or of an earlier version.
    return undefined
  }
}

const openAll = async () => {
  const keys = await sealingKeys()
  const all = await entries<LastReadKey, SealedRead>(lastReadStore())
  return Promise.all(all.map(async ([key, sealed]) => [key, await readOf(sealed, keys)] as const))
}

type Opened = readonly [LastReadKey, LastRead | undefined]
const isReadable = (entry: Opened): entry is LastReadEntry => entry[1] !== undefined

/** All entries, of any user. */
export const allLastRead = async (): Promise<ReadonlyArray<LastReadEntry>> =>
  (await openAll()).filter(isReadable)

/** Removes the entries that do not match or cannot be read; returns the rest. */
export const keepOnly = async (isCurrent: (entry: LastReadEntry) => boolean) => {
  const all = await openAll()
  const current = all.filter(isReadable).filter(isCurrent)
  const others = all.filter((entry) => !current.some(([key]) => key === entry[0]))
  await delMany(
    others.map(([key]) => key),
    lastReadStore()
  )
  return current
}

/** Removes one response. Rejects where browsers forbid databases; never throws synchronously. */
export const dropRead = async (person: string, hash: string): Promise<void> => {
  const keys = await sealingKeys()
  if (keys) await del([person, await sealedName(hash, keys)], lastReadStore())
}
