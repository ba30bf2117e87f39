import type { WorkerMessage } from "../worker/messages.ts"
import { followVersions } from "./newVersion.ts"
import { WORKER_URL } from "./workerUrl.ts"

/** Browsers offer service workers only over https and on localhost. */
export const hasServiceWorkers = () => "serviceWorker" in navigator

/** The service worker, started where it is not running yet. */
export const startWorker = async (): Promise<ServiceWorkerRegistration> => {
  await navigator.serviceWorker.register(WORKER_URL)
  return navigator.serviceWorker.ready
}

/** Once the page has loaded: the worker is for later and must not take bandwidth from what is on the screen. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve()
    else window.addEventListener("load", () => resolve(), { once: true })
  })

const isMessage = (data: unknown): data is WorkerMessage =>
  typeof data === "object" && data !== null && "kind" in data

/** Calls back with what the service worker tells its pages. Returns the way to stop. */
export const hearWorker = (listener: (message: WorkerMessage) => void) => {
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    ports[0]?.postMessage("heard")
    listener(data)
  }
  navigator.serviceWorker.addEventListener("message", onMessage)
  return () => navigator.serviceWorker.removeEventListener("message", onMessage)
}

let started = false

/**
 * Keeps the service worker running, notices its new versions, and does what it asks this page to: go where
 * somebody pressed, and tell the server of this browser's new push address. Once per page.
 */
export const keepWorker = async (go: (path: string) => void): Promise<void> => {
  if (started || !hasServiceWorkers()) return
  started = true
  const { followPush, keepPush } = await import("./push.ts")
  hearWorker((message) => {
    if (message.kind === "go") go(message.path)
    if (message.kind === "push-changed") void keepPush()
  })
  followPush()
  await loaded()
  // Without it the page works as before; push messages say more where somebody turns them on.
  const registration = await startWorker().catch((error: unknown) =>
    console.error("The service worker could not be started.", error)
  )
  if (!registration) return
  followVersions(registration)
  await keepPush()
}
