import type { WorkerMessage } from "../worker/messages.ts"

type Kind = WorkerMessage["kind"]
type Of<K extends Kind> = Extract<WorkerMessage, { readonly kind: K }>

/** Browsers offer service workers only over https and on localhost. */
export const hasServiceWorkers = () => "serviceWorker" in navigator

const isOf = <K extends Kind>(kind: K, data: unknown): data is Of<K> =>
  typeof data === "object" && data !== null && "kind" in data && data.kind === kind

/** Calls back with the service worker's messages of one kind, and confirms each to the worker. */
export const onWorkerMessage = <K extends Kind>(kind: K, listener: (message: Of<K>) => void): void => {
  if (!hasServiceWorkers()) return
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOf(kind, data)) return
    ports[0]?.postMessage("heard")
    listener(data)
  })
}
