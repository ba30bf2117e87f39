import { openPages, tell } from "./pages.ts"

declare const self: ServiceWorkerGlobalScope

/**
 * The push service gave this browser another address. The worker knows no session, so a page tells the
 * server: an open one at once, or the next one that opens.
 */
export const renewSubscription = async (event: PushSubscriptionChangeEvent): Promise<void> => {
  const key = event.oldSubscription?.options.applicationServerKey
  if (!event.newSubscription && key)
    await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const [page] = await openPages()
  if (page) await tell(page, { kind: "push-changed" })
}
