import { TIDY_TAG } from "../worker/messages.ts"
import { requestPeriodicSync } from "./backgroundSync.ts"
import { LIFETIME } from "./lastReadStore.ts"
import { followVersions } from "./newVersion.ts"
import { hasServiceWorkers, onWorkerMessage } from "./workerMessages.ts"
import { WORKER_URL } from "./workerUrl.ts"

/** The service worker, started if it is not running yet. */
export const startWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER_URL)
  return navigator.serviceWorker.ready
}

let started = false

/**
 * Keeps the service worker running, notices its new versions, and sends the server this browser's new push
 * address when the worker asks for it. Called once per page.
 */
export const setUpServiceWorker = async (): Promise<void> => {
  if (started || !hasServiceWorkers()) return
  started = true
  const { renewPush } = await import("./push.ts")
  onWorkerMessage("push-changed", () => void renewPush())
  // Without it the page works as before; an error appears when push messages are turned on.
  const registration = await startWorker().catch((error: unknown) =>
    console.error("The service worker could not be started.", error)
  )
  if (!registration) return
  followVersions(registration)
  await requestPeriodicSync(registration, TIDY_TAG, LIFETIME / 2)
  await renewPush()
}
