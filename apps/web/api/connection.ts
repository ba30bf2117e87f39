import { useSyncExternalStore } from "react"

/** Milliseconds before a lost stream counts as offline; shorter interruptions recover automatically. */
const GRACE_PERIOD = 5_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let lost = false
let isStreaming = false
let connectedUntil = 0

const notify = () => {
  for (const listener of listeners) listener()
}

/** Until now, everything shown was kept current. */
const noteContact = () => {
  if (isStreaming) connectedUntil = Date.now()
}

/** The live stream is open, or no one is signed in to need one. */
export const streamConnected = () => {
  clearTimeout(timer)
  timer = undefined
  lost = false
  isStreaming = true
  noteContact()
  notify()
}

/** The live stream was interrupted, or could not be opened. */
export const streamLost = () => {
  noteContact()
  isStreaming = false
  timer ??= setTimeout(() => {
    lost = true
    notify()
  }, GRACE_PERIOD)
}

/** The browser has no network, or the server has been out of reach for more than 5 seconds. */
export const isOffline = () => !navigator.onLine || lost

/** When this page was last kept current, in milliseconds; 0 if never. */
export const lastContact = () => connectedUntil

/** Calls back when the connection may have changed. Returns the function that unsubscribes. */
export const watchConnection = (listener: () => void) => {
  const onOffline = () => {
    noteContact()
    listener()
  }
  listeners.add(listener)
  window.addEventListener("online", listener)
  window.addEventListener("offline", onOffline)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("online", listener)
    window.removeEventListener("offline", onOffline)
  }
}

/** Pages rendered at build time assume a connection. */
export const useOffline = () => useSyncExternalStore(watchConnection, isOffline, () => false)
