import type { WorkerMessage } from "./messages.ts"

declare const self: ServiceWorkerGlobalScope

/** Pages of this address that are not the app: the API's description and the developer's mailbox. */
export const ELSEWHERE = /^\/(?:api|dev|files|metrics)(?:\/|$)/
/** Milliseconds to wait for a page's answer: browsers let a press open a window for about a second. */
const PATIENCE = 600

/** The app's open pages, the one last looked at first. */
export const openPages = async (): Promise<ReadonlyArray<WindowClient>> => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  return windows.filter(({ url }) => !ELSEWHERE.test(new URL(url).pathname))
}

/** Tells a page and answers whether it heard: one that is frozen, or shows a text only, does not. */
export const tell = (page: WindowClient, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), PATIENCE)
    page.postMessage(message, [port2])
  })
