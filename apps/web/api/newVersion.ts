import { useSyncExternalStore } from "react"
import type { PageMessage } from "../worker/messages.ts"
import { buildName } from "./buildName.ts"

/** Milliseconds to wait for a worker's answer; it may have to start first. */
const RESPONSE_TIMEOUT = 3_000
/** Milliseconds between checks for a new version while the page is open. */
const CHECK_INTERVAL = 3_600_000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

const show = (worker: ServiceWorker | undefined) => {
  waiting = worker
  for (const listener of listeners) listener()
}

const request = (worker: ServiceWorker, message: PageMessage) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", ({ data }) => resolve(data))
    port1.start()
    setTimeout(resolve, RESPONSE_TIMEOUT, undefined)
    worker.postMessage(message, [port2])
  })

/**
 * Whether the waiting worker is newer than this page. A page loaded after the release already runs the new
 * version.
 */
const isNewBuild = async (worker: ServiceWorker) => {
  const build = await request(worker, { kind: "build" })
  return typeof build === "string" && build !== buildName()
}

const checkWaiting = async ({ waiting: worker }: ServiceWorkerRegistration) =>
  show(worker && (await isNewBuild(worker)) ? worker : undefined)

const checkPeriodically = (registration: ServiceWorkerRegistration) => {
  let checkedAt = performance.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - checkedAt < CHECK_INTERVAL) return
    checkedAt = performance.now()
    // Offline: no update to find.
    registration.update().catch(() => undefined)
  })
}

/** Notices when a new version of the app is ready, now and for as long as the page is open. */
export const followVersions = (registration: ServiceWorkerRegistration): void => {
  registration.addEventListener("updatefound", () => {
    const { installing } = registration
    installing?.addEventListener("statechange", () => {
      // Installed, activated, or replaced by a newer one.
      if (installing.state !== "installing") void checkWaiting(registration)
    })
  })
  checkPeriodically(registration)
  void checkWaiting(registration)
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isReady = () => waiting !== undefined

/** Whether a new version of the app is ready. */
export const useNewVersion = () => useSyncExternalStore(watch, isReady)

/** Switches to the new version, staying at the current address. */
export const switchToNewVersion = async (reload: () => void = () => location.reload()): Promise<void> => {
  if (waiting) await request(waiting, { kind: "take-over" })
  reload()
}
