declare const self: ServiceWorkerGlobalScope

const HOME = "/dashboard"

/** What the server seals for this browser: texts in the person's language and a path of the app. */
interface Pushed {
  readonly id?: unknown
  readonly title?: unknown
  readonly message?: unknown
  readonly link?: unknown
}

const isPushed = (data: unknown): data is Pushed => typeof data === "object" && data !== null

const read = (data: PushMessageData | null): Pushed => {
  try {
    const content: unknown = data?.json()
    return isPushed(content) ? content : {}
  } catch {
    return {}
  }
}

const text = (value: unknown, otherwise: string) =>
  typeof value === "string" && value !== "" ? value : otherwise

/**
 * A path of this very site: whatever else a message may hold, nobody is led away by it. What begins with two
 * slashes (as `/.//example.com` does once it is tidied) names another host to whoever reads it as an address.
 */
export const ownPath = (link: unknown): string => {
  const url = typeof link === "string" ? URL.parse(link, self.location.origin) : null
  if (url?.origin !== self.location.origin || url.pathname.startsWith("//")) return HOME
  return url.pathname + url.search + url.hash
}

/** Browsers take the permission away from who does not show something for every push: so even an unreadable one shows. */
export const showPush = async ({ data }: PushEvent): Promise<void> => {
  const { id, title, message, link } = read(data)
  await self.registration.showNotification(text(title, "Motorpool"), {
    body: text(message, ""),
    icon: "/notification.png",
    badge: "/notification-badge.png",
    // The same one sent twice is shown once.
    ...(typeof id === "string" && { tag: id }),
    data: { link: ownPath(link) }
  })
}
