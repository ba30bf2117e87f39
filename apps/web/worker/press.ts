import { openPages, tell } from "./pages.ts"
import { ownPath } from "./push.ts"

declare const self: ServiceWorkerGlobalScope

const pathOf = ({ data }: Notification): string => {
  const shown: unknown = data
  return ownPath(typeof shown === "object" && shown !== null && "link" in shown ? shown.link : undefined)
}

/** Goes where a notification leads: in a page that is open, without reloading it, or else in a new one. */
export const followPress = async ({ notification }: NotificationEvent): Promise<void> => {
  notification.close()
  const path = pathOf(notification)
  const [page] = await openPages()
  // Some systems let nothing come to the front: the page still goes there.
  await page?.focus().catch(() => undefined)
  const goes = page && (await tell(page, { kind: "go", path }))
  if (!goes) await self.clients.openWindow(path)
}
