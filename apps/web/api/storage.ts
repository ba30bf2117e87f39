import type { StoredKey } from "./storageOwners.ts"

export interface KeyValueStore {
  readonly keys: () => ReadonlyArray<string>
  readonly getItem: (key: StoredKey) => string | null
  readonly setItem: (key: StoredKey, value: string) => void
  readonly removeItem: (key: string) => void
}

const inMemory = (): KeyValueStore => {
  const held = new Map<string, string>()
  return {
    keys: () => [...held.keys()],
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key)
  }
}

const inBrowser = (storage: Storage): KeyValueStore => ({
  keys: () => Object.keys(storage),
  getItem: (key) => storage.getItem(key),
  setItem: (key, value) => storage.setItem(key, value),
  removeItem: (key) => storage.removeItem(key)
})

const open = (find: () => Storage | null): KeyValueStore => {
  try {
    const storage = find()
    return storage ? inBrowser(storage) : inMemory()
  } catch {
    return inMemory()
  }
}

/**
 * Browser storage. Where it is forbidden (cookies blocked) or missing (web views of other apps), values are
 * held in memory while the page is open. Opened on first use, because the build has none.
 */
const storage = (find: () => Storage | null): KeyValueStore => {
  let opened: KeyValueStore | undefined
  const use = () => (opened ??= open(find))
  return {
    keys: () => use().keys(),
    getItem: (key) => use().getItem(key),
    setItem: (key, value) => use().setItem(key, value),
    removeItem: (key) => use().removeItem(key)
  }
}

/** Stored for all tabs, until removed. */
export const local = storage(() => localStorage)

/** Stored for this tab, until it is closed. */
export const tab = storage(() => sessionStorage)
