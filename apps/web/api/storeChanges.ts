/** Announces changes of a store in this browser to all its tabs, under the name of the store. */
export const storeChanges = (name: string) => {
  const listeners = new Set<() => void>()
  const channel = new BroadcastChannel(name)
  const notifyThisTab = () => {
    for (const listener of listeners) listener()
  }
  channel.addEventListener("message", notifyThisTab)
  return {
    /** Announces a change. */
    notifyAllTabs: () => {
      notifyThisTab()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
      channel.postMessage(null)
    },
    /** Calls back whenever it changes, in this tab or another. Returns the function that unsubscribes. */
    watch: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
}
