import { useSyncExternalStore } from "react"
import type { PageMessage } from "../worker/messages.ts"
import { buildName } from "./buildName.ts"

/** Milliseconds to wait for a worker's answer, which may first have to be started. */
const PATIENCE = 3_000
/** Milliseconds after which an open page asks the server again whether there is another version. */
const ASK_AGAIN = 3_600_000

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

const show = (worker: ServiceWorker | undefined) => {
  waiting = worker
  for (const listener of listeners) listener()
}

const ask = (worker: ServiceWorker, question: PageMessage) =>
  new Promise<unknown>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", ({ data }) => resolve(data))
    port1.start()
    setTimeout(resolve, PATIENCE, undefined)
    worker.postMessage(question, [port2])
  })

/** A page loaded since the other version came is of that version already: only the worker waits. */
const isNews = async (worker: ServiceWorker) => {
  const build = await ask(worker, { kind: "build" })
  return typeof build === "string" && build !== buildName()
}

const look = async ({ waiting: worker }: ServiceWorkerRegistration) =>
  show(worker && (await isNews(worker)) ? worker : undefined)

const askNowAndThen = (registration: ServiceWorkerRegistration) => {
  let asked = performance.now()
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - asked < ASK_AGAIN) return
    asked = performance.now()
    // Without a connection there is nothing new.
    registration.update().catch(() => undefined)
  })
}

/** Notices when another version of the app is ready to be used, now and as long as the page is open. */
export const followVersions = (registration: ServiceWorkerRegistration): void => {
  registration.addEventListener("updatefound", () => {
    const { installing } = registration
    installing?.addEventListener("statechange", () => {
      // Redundant, when a still newer one came, or activated: it no longer waits.
      if (installing.state !== "installing") void look(registration)
    })
  })
  askNowAndThen(registration)
  void look(registration)
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isReady = () => waiting !== undefined

/** Whether another version of the app is ready. */
export const useNewVersion = () => useSyncExternalStore(watch, isReady)

/** Goes on with the other version, from the address that is shown. */
export const goOnWithNewVersion = async (reload: () => void = () => location.reload()): Promise<void> => {
  if (waiting) await ask(waiting, { kind: "take-over" })
  reload()
}
