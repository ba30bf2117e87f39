import { local } from "../api/storage.ts"

/**
 * A choice that this browser keeps under a key, or this page where the browser may not: one of the values, `unchosen`
 * until somebody chooses. Other tabs follow.
 */
export const persistedChoice = <const V extends string>(
  key: string,
  values: ReadonlyArray<V>,
  unchosen: NoInfer<V>
) => {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    values,
    read: (): V => values.find((value) => value === local.getItem(key)) ?? unchosen,
    choose: (value: V) => {
      local.setItem(key, value)
      tell()
    },
    /** Calls back when the choice changes, here or in another tab. Returns the way to stop. */
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
