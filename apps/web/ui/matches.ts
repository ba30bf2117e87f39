/** A range of a text: start inclusive, end exclusive. */
export type TextRange = readonly [from: number, to: number]

const MARKS = /\p{M}/gu

/** Ignores case and accents: `É` and `e` are the same. */
export const fold = (text: string) => text.normalize("NFD").replace(MARKS, "").toLocaleLowerCase()

/** The folded text, with the original position of each of its characters. */
export const foldWithOrigins = (text: string) => {
  const origins: Array<number> = []
  let folded = ""
  let at = 0
  for (const character of text) {
    const part = fold(character)
    folded += part
    for (let count = 0; count < part.length; count++) origins.push(at)
    at += character.length
  }
  origins.push(text.length)
  return { folded, origins }
}

/** Where a text contains a term, ignoring case and accents; nowhere for a blank one. */
export const matchesOf = (text: string, term: string): ReadonlyArray<TextRange> => {
  const target = fold(term.trim())
  if (target === "") return []
  const { folded, origins } = foldWithOrigins(text)
  const matches: Array<TextRange> = []
  for (let at = folded.indexOf(target); at !== -1; at = folded.indexOf(target, at + target.length))
    matches.push([origins[at] ?? 0, origins[at + target.length] ?? text.length])
  return matches
}

/** Characters shown before a match that would otherwise be cut off. */
const LEAD = 40
const SEEN = 100

/** The text from shortly before its first match, if that would otherwise be cut off. */
export const fromFirstMatch = (text: string, term: string): string => {
  const [first] = matchesOf(text, term)
  if (first === undefined || first[1] <= SEEN) return text
  const start = text.indexOf(" ", first[0] - LEAD) + 1
  return `… ${text.slice(start === 0 || start > first[0] ? first[0] : start)}`
}
