import type { KeyValueStore } from "./storage.ts"
import { KEYS } from "./storageOwners.ts"

const isPersons = (key: string) =>
  key.startsWith("motorpool.") &&
  !Object.entries(KEYS).some(([kept, owner]) => kept === key && owner !== "person")

/** Removes everything that belongs to a person. */
export const forgetPerson = (from: KeyValueStore) => from.keys().filter(isPersons).forEach(from.removeItem)
