/** Letters of a subscription's address; the longest in use have about 400. */
const LONGEST = 1000

const matches = (entry: string, { origin, hostname, protocol, port }: URL): boolean => {
  // An origin is written out whole: that is how anything but https on its own port is allowed.
  if (entry.includes("://")) return origin === entry
  // The protocol's own port reads as none.
  if (protocol !== "https:" || port !== "") return false
  return entry.startsWith("*.") ? hostname.endsWith(entry.slice(1)) : hostname === entry
}

/**
 * The address of a push subscription, tidied, when it is on the list. Anybody signed in can hand in an
 * address, and the server will send to it: nothing but the known push services may be reached this way. Names
 * are compared, so numbers, other spellings and other ports are never on the list. That a listed name leads
 * into the own network (DNS rebinding) is beyond what this can see; these names are the push services' own.
 */
export const allowedEndpoint = (text: string, allowed: ReadonlyArray<string>): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username !== "" || url.password !== "" || url.hash !== "") return undefined
  // Tidying writes a letter outside of ASCII as six or more; push services use none.
  if (url.href.length > LONGEST) return undefined
  return allowed.some((entry) => matches(entry, url)) ? url.href : undefined
}
