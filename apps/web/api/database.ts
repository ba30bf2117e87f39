import { createStore, type UseStore } from "idb-keyval"
import type { StoredDatabase } from "./storageOwners.ts"

const opened = new Map<StoredDatabase, UseStore>()

/** One of the databases, which pages and the service worker share. Throws where browsers forbid databases. */
export const database = (name: StoredDatabase, store: string): UseStore => {
  const use = opened.get(name) ?? createStore(name, store)
  opened.set(name, use)
  return use
}
