/** A part of a credit: text, with the address it links to, if it does. */
export interface CreditPart {
  readonly text: string
  readonly href?: string
}

const LINK = /<a\s[^>]*href=["'](https:\/\/[^"'\s]+)["'][^>]*>(.*?)<\/a>/gis

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  copy: "©",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " "
}

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

/** What a source wants to be credited with. It is HTML, of which only links and text are used. */
export const creditParts = (html: string): ReadonlyArray<CreditPart> => {
  const parts: Array<CreditPart> = []
  let end = 0
  for (const match of html.matchAll(LINK)) {
    const [whole, href = "", label = ""] = match
    parts.push({ text: toText(html.slice(end, match.index)) }, { text: toText(label), href })
    end = match.index + whole.length
  }
  return [...parts, { text: toText(html.slice(end)) }].filter(({ text }) => text !== "")
}
