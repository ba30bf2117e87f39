import { createStore, type UseStore } from "idb-keyval"

/**
 * Names the queue of unsent messages: its database, the lock on sending and the channel that announces
 * changes.
 */
export const OUTGOING = "motorpool.outgoing"

let opened: UseStore | undefined

/** The store of unsent messages, shared by the pages and the service worker. */
export const outgoingStore = () => (opened ??= createStore(OUTGOING, "messages"))
