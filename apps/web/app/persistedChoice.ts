import { local } from "../api/storage.ts"
import type { StoredKey } from "../api/storageOwners.ts"

/**
 * A choice stored in the browser under a key, or in this page where storage is forbidden: one of the values,
 * `unchosen` until the user chooses. Other tabs follow.
 */
export const persistedChoice = <const V extends string>(
  key: StoredKey,
  values: ReadonlyArray<V>,
  unchosen: NoInfer<V>
) => {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    values,
    read: (): V => values.find((value) => value === local.getItem(key)) ?? unchosen,
    choose: (value: V) => {
      local.setItem(key, value)
      notify()
    },
    /** Calls back when the choice changes, here or in another tab. Returns the function that unsubscribes. */
    watch: (listener: () => void) => {
      listeners.add(listener)
      window.addEventListener("storage", listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener("storage", listener)
      }
    }
  }
}
