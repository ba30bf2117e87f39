import { OUTGOING } from "../../../api/storageKeys.ts"

// Without the queue itself, which is read after the page is shown.

const listeners = new Set<() => void>()
const channel = new BroadcastChannel(OUTGOING)
const notifyThisTab = () => {
  for (const listener of listeners) listener()
}
channel.addEventListener("message", notifyThisTab)

/** Announces a change of the queue. */
export const notifyAllTabs = () => {
  notifyThisTab()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
  channel.postMessage(null)
}

/** Calls back whenever the queue changes, in this tab or another. Returns the function that unsubscribes. */
export const watchQueue = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
