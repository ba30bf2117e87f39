import { createStore, type UseStore } from "idb-keyval"

/** Names the queue of unsent messages: its database, the lock on sending and the channel that tells of changes. */
export const OUTGOING = "motorpool.outgoing"

let opened: UseStore | undefined

/** Where unsent messages lie. The pages and the service worker open the same. */
export const outgoingStore = () => (opened ??= createStore(OUTGOING, "messages"))
