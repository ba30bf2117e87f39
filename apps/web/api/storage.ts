type KeyValueStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

const inMemory = (): KeyValueStore => {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key)
  }
}

const open = (find: () => Storage | null): KeyValueStore => {
  try {
    return find() ?? inMemory()
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
    getItem: (key) => use().getItem(key),
    setItem: (key, value) => use().setItem(key, value),
    removeItem: (key) => use().removeItem(key)
  }
}

/** Stored for all tabs, until removed. */
export const local = storage(() => localStorage)

/** Stored for this tab, until it is closed. */
export const tab = storage(() => sessionStorage)
