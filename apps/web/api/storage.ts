type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">

const inMemory = (): Kept => {
  const held = new Map<string, string>()
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key)
  }
}

const open = (find: () => Storage | null): Kept => {
  try {
    return find() ?? inMemory()
  } catch {
    return inMemory()
  }
}

/**
 * What a browser keeps. Where that is forbidden (cookies blocked) or there is nothing (views inside of other apps)
 * the same is held in memory, for as long as the page is open. Opened at its first use: the build has none.
 */
const storage = (find: () => Storage | null): Kept => {
  let opened: Kept | undefined
  const use = () => (opened ??= open(find))
  return {
    getItem: (key) => use().getItem(key),
    setItem: (key, value) => use().setItem(key, value),
    removeItem: (key) => use().removeItem(key)
  }
}

/** Kept for all tabs, until it is removed. */
export const local = storage(() => localStorage)

/** Kept for this tab, until it is closed. */
export const tab = storage(() => sessionStorage)
