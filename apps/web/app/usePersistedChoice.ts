import { useSyncExternalStore } from "react"

interface Kept<V> {
  readonly read: () => V
  readonly watch: (listener: () => void) => () => void
}

/** A choice stored in this browser, as React state. */
export const usePersistedChoice = <V>({ read, watch }: Kept<V>) => useSyncExternalStore(watch, read)
