import { database } from "./database.ts"
import { OUTGOING } from "./storageKeys.ts"

/** The store of unsent messages, shared by the pages and the service worker. */
export const outgoingStore = () => database(OUTGOING, "messages")
