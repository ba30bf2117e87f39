const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** A URL without user, query, fragment and trailing slash. HTTPS unless it stays on this machine. */
export const serverUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname, href } = new URL(text)
  if (protocol !== "https:" && !(protocol === "http:" && LOOPBACK.test(hostname))) return undefined
  return href === `${origin}${pathname}` ? href.replace(/\/$/, "") : undefined
}
