const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname))

/** A URL that browsers fetch. It may have a query, such as a key. HTTPS unless it stays on this machine. */
export const styleUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return isSafe(url) && url.username === "" && url.password === "" && url.hash === "" ? url.href : undefined
}

/** A URL without user, query, fragment and trailing slash. HTTPS unless it stays on this machine. */
export const serverUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const { origin, pathname, href } = url
  if (!isSafe(url)) return undefined
  return href === `${origin}${pathname}` ? href.replace(/\/$/, "") : undefined
}

/** A URL with user and password, whose query names the sender: its fields are sent along with each text message. */
export const smsUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const hasSender = ["From", "MessagingServiceSid"].some((name) => (url.searchParams.get(name) ?? "") !== "")
  return isSafe(url) && url.username !== "" && url.password !== "" && url.hash === "" && hasSender
    ? url.href
    : undefined
}
