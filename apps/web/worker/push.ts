import { onSessionEnded } from "./tidy.ts"

declare const self: ServiceWorkerGlobalScope

const HOME = "/dashboard"

/** What the server encrypts for this browser: texts in the user's language and a path of the app. */
interface PushPayload {
  readonly id?: unknown
  readonly title?: unknown
  readonly message?: unknown
  readonly link?: unknown
  /** True once the session that the subscription belonged to has ended. */
  readonly ended?: unknown
}

const isPayload = (data: unknown): data is PushPayload => typeof data === "object" && data !== null

const read = (data: PushMessageData | null): PushPayload => {
  try {
    const content: unknown = data?.json()
    return isPayload(content) ? content : {}
  } catch {
    return {}
  }
}

const text = (value: unknown, otherwise: string) =>
  typeof value === "string" && value !== "" ? value : otherwise

/**
 * A path of this site: a message must never lead to another one. A path that begins with two slashes (as
 * `/.//example.com` does once normalized) would be read as another host.
 */
export const ownPath = (link: unknown): string => {
  const url = typeof link === "string" ? URL.parse(link, self.location.origin) : null
  if (url?.origin !== self.location.origin || url.pathname.startsWith("//")) return HOME
  return url.pathname + url.search + url.hash
}

/** Browsers revoke the permission unless every push shows a notification: so even an unreadable one does. */
export const showPush = async ({ data }: PushEvent): Promise<void> => {
  const { id, title, message, link, ended } = read(data)
  if (ended === true) await onSessionEnded()
  await self.registration.showNotification(text(title, "Motorpool"), {
    body: text(message, ""),
    icon: "/notification.png",
    badge: "/notification-badge.png",
    // Sent twice, it is shown once.
    ...(typeof id === "string" && { tag: id }),
    data: { link: ownPath(link) }
  })
}
