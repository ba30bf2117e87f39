/** The longest subscription URL; real ones have up to about 400 characters. */
const MAX_LENGTH = 1000

const matches = (entry: string, { origin, hostname, protocol, port }: URL): boolean => {
  // Only a full origin can allow anything but https on its default port.
  if (entry.includes("://")) return origin === entry
  // The default port reads as an empty one.
  if (protocol !== "https:" || port !== "") return false
  return entry.startsWith("*.") ? hostname.endsWith(entry.slice(1)) : hostname === entry
}

/**
 * A normalized subscription URL, if its host is on the list. Any signed-in user can submit a URL, and the server will
 * send to it, so only known push services may be reached. Names are compared, so IP addresses, other spellings and
 * other ports never match. A listed name that resolves into our own network (DNS rebinding) is not detected; the names
 * belong to the push services.
 */
export const allowedEndpoint = (text: string, allowed: ReadonlyArray<string>): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== "" || url.password !== "" || url.hash !== "") return undefined
  // Normalizing expands a non-ASCII character to six or more; push services use none.
  if (url.href.length > MAX_LENGTH) return undefined
  return allowed.some((entry) => matches(entry, url)) ? url.href : undefined
}
