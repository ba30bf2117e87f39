import { useSyncExternalStore } from "react"

interface Kept<V> {
  readonly read: () => V
  readonly watch: (listener: () => void) => () => void
}

/** A choice that this browser keeps, kept current. */
export const usePersistedChoice = <V>({ read, watch }: Kept<V>) => useSyncExternalStore(watch, read)
