import { openPages, sendToPage } from "./pages.ts"
import { ownPath } from "./push.ts"

declare const self: ServiceWorkerGlobalScope

const pathOf = ({ data }: Notification): string => {
  const shown: unknown = data
  return ownPath(typeof shown === "object" && shown !== null && "link" in shown ? shown.link : undefined)
}

/** Opens a notification's link: in an open page, without reloading it, otherwise in a new one. */
export const onNotificationClick = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close()
  const path = pathOf(notification)
  const [page] = await openPages()
  // Some systems do not allow focusing a window: the page navigates anyway.
  await page?.focus().catch(() => undefined)
  const delivered = page && (await sendToPage(page, { kind: "go", path }))
  if (!delivered) await self.clients.openWindow(path)
}
