import type { WorkerMessage } from "./messages.ts"

declare const self: ServiceWorkerGlobalScope

/** Pages of this origin that are not the app: the API documentation and the developer's mailbox. */
export const OTHER_PATHS = /^\/(?:api|dev|files|metrics)(?:\/|$)/
/**
 * Milliseconds to wait for a page's answer: after a click, browsers allow opening a window for about a
 * second.
 */
const RESPONSE_TIMEOUT = 600

/** The app's open pages, the most recently focused first. */
export const openPages = async (): Promise<ReadonlyArray<WindowClient>> => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  return windows.filter(({ url }) => !OTHER_PATHS.test(new URL(url).pathname))
}

/**
 * Sends a page a message; resolves to whether it was received: a frozen page or a plain text does not
 * respond.
 */
export const sendToPage = (page: WindowClient, message: WorkerMessage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), RESPONSE_TIMEOUT)
    page.postMessage(message, [port2])
  })
