import { useSyncExternalStore } from "react"

/** Milliseconds before a lost stream counts as offline; shorter interruptions recover automatically. */
const GRACE_PERIOD = 5_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let lost = false

const notify = () => {
  for (const listener of listeners) listener()
}

/** The live stream is open, or no one is signed in to need one. */
export const streamConnected = () => {
  clearTimeout(timer)
  timer = undefined
  lost = false
  notify()
}

/** The live stream was interrupted, or could not be opened. */
export const streamLost = () => {
  timer ??= setTimeout(() => {
    lost = true
    notify()
  }, GRACE_PERIOD)
}

/** The browser has no network, or the server has been out of reach for more than 5 seconds. */
export const isOffline = () => !navigator.onLine || lost

/** Calls back when the connection may have changed. Returns the function that unsubscribes. */
export const watchConnection = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener("online", listener)
  window.addEventListener("offline", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", listener)
  }
}

export const useOffline = () => useSyncExternalStore(watchConnection, isOffline)
