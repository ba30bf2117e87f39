import { openPages, sendToPage } from "./pages.ts"

declare const self: ServiceWorkerGlobalScope

/**
 * The push service changed this browser's address. The worker has no session, so a page notifies the server:
 * an open one immediately, otherwise the next one that opens.
 */
export const renewSubscription = async (event: PushSubscriptionChangeEvent): Promise<void> => {
  const key = event.oldSubscription?.options.applicationServerKey
  if (!event.newSubscription && key)
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const [page] = await openPages()
  if (page) await sendToPage(page, { kind: "push-changed" })
}
