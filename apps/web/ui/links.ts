import type { TextRange } from "./matches.ts"
import { referencesOf } from "./references.ts"

/** A web or email address in a text, or a reference to a page of this app. */
export interface TextLink {
  readonly range: TextRange
  readonly href: string
  /** The address as shown; it names the host that `href` leads to. */
  readonly label: string
}

/** Addresses longer than this are cut, but never within the host. */
const MAX_LABEL = 60

const CANDIDATE =
  /(?<![\p{L}\p{N}._%+@/-])(?:https?:\/\/[^\s<>"“”„«»]+|(?:mailto:)?[\w.%+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?![\p{L}\p{N}@-]))/giu
const PUNCTUATION = new Set(".,;:!?'’…*")
const BRACKETS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" }

const countOf = (text: string, character: string) => text.split(character).length - 1

/** Without the punctuation of the sentence around it: a closing bracket belongs to the address if it was opened there. */
const withoutPunctuation = (typed: string): string => {
  const surplus = new Map(
    Object.entries(BRACKETS).map(([closing, opening]) => [
      closing,
      countOf(typed, closing) - countOf(typed, opening)
    ])
  )
  let end = typed.length
  for (; end > 0; end--) {
    const last = typed.charAt(end - 1)
    const left = surplus.get(last) ?? 0
    if (left > 0) surplus.set(last, left - 1)
    else if (!PUNCTUATION.has(last)) break
  }
  return typed.slice(0, end)
}

const shortened = (label: string, host: string) => {
  const end = Math.max(MAX_LABEL, host.length)
  return label.length > end ? `${label.slice(0, end)}…` : label
}

/**
 * None for an address with a user name, which would look like a host: `https://bank.example@elsewhere.example`. A host
 * that is typed differently from where it leads (other scripts, escapes) is shown as where it leads.
 */
const webLink = (typed: string) => {
  if (!URL.canParse(typed)) return undefined
  const { href, protocol, host, username, password } = new URL(typed)
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") return undefined
  const origin = `${protocol}//${host}`
  return { href, label: shortened(typed.toLowerCase().startsWith(origin) ? typed : href, origin) }
}

const emailLink = (typed: string) => {
  const address = typed.replace(/^mailto:/i, "")
  return { href: `mailto:${encodeURIComponent(address).replace("%40", "@")}`, label: shortened(typed, "") }
}

/** The web and email addresses in a text. Nothing else becomes a link, whatever its scheme. */
const addressesOf = (text: string): ReadonlyArray<TextLink> =>
  [...text.matchAll(CANDIDATE)].flatMap(({ 0: candidate, index }) => {
    const typed = withoutPunctuation(candidate)
    const link = /^https?:/i.test(typed) ? webLink(typed) : emailLink(typed)
    return link ? [{ range: [index, index + typed.length] as const, ...link }] : []
  })

/** The references and addresses in a text, in order. */
export const linksOf = (text: string): ReadonlyArray<TextLink> => {
  const references = referencesOf(text)
  const isApart = ({ range: [from] }: TextLink) =>
    references.every(({ range: [start, end] }) => from < start || from >= end)
  return [...references, ...addressesOf(text).filter(isApart)].toSorted(
    (one, other) => one.range[0] - other.range[0]
  )
}
