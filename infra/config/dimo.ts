/** How a person connects DIMO: sharing vehicles by consent, or only proving the account by a code. */
export type DimoFlow = "consent" | "code"

export const dimoFlow = (text: string): DimoFlow | undefined =>
  text === "consent" || text === "code" ? text : undefined

/** The address of a licence, spelled as the console shows it: to sign-in it is a word like any other. */
export const dimoClientId = (text: string): string | undefined =>
  /^0x[0-9a-f]{40}$/i.test(text) ? text : undefined

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** An address without user, query, fragment and a slash at its end. What goes over a network is encrypted. */
export const dimoUrl = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, pathname, href } = new URL(text)
  if (protocol !== "https:" && !(protocol === "http:" && LOOPBACK.test(hostname))) return undefined
  return href === `${origin}${pathname}` ? href.replace(/\/$/, "") : undefined
}
