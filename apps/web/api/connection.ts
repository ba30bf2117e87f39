import { useSyncExternalStore } from "react"

/** Milliseconds for which a lost stream counts as a hiccup: it comes back by itself. */
const PATIENCE = 5_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let lost = false

const tell = () => {
  for (const listener of listeners) listener()
}

/** The live stream stands, or nobody is there to have one. */
export const streamStands = () => {
  clearTimeout(timer)
  timer = undefined
  lost = false
  tell()
}

/** The live stream broke off, or could not be opened. */
export const streamLost = () => {
  timer ??= setTimeout(() => {
    lost = true
    tell()
  }, PATIENCE)
}

/** The browser has no network, or the server has been out of reach for more than 5 seconds. */
export const isOffline = () => !navigator.onLine || lost

/** Calls back when the connection may have come or gone. Returns the way to stop. */
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
