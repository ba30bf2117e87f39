import { useSyncExternalStore } from "react"

interface Source<V> {
  readonly read: () => V
  readonly watch: (listener: () => void) => () => void
}

/** A choice stored in this browser, as React state. */
export const usePersistedChoice = <V>({ read, watch }: Source<V>) => useSyncExternalStore(watch, read)
