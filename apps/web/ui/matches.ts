/** A stretch of a text, from the first position up to, not including, the last. */
export type Stretch = readonly [from: number, to: number]

const MARKS = /\p{M}/gu

/** Without case and accents: `É` and `e` are the same. */
const fold = (text: string) => text.normalize("NFD").replace(MARKS, "").toLocaleLowerCase()

/** The folded text, and for each of its characters where it comes from. */
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

/** Where a text holds a term, whatever the case and the accents; nowhere for a blank one. */
export const matchesOf = (text: string, term: string): ReadonlyArray<Stretch> => {
  const wanted = fold(term.trim())
  if (wanted === "") return []
  const { folded, origins } = foldWithOrigins(text)
  const found: Array<Stretch> = []
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length))
    found.push([origins[at] ?? 0, origins[at + wanted.length] ?? text.length])
  return found
}

/** Characters shown before a match that lies further back than the eye would see. */
const LEAD = 40
const SEEN = 100

/** The text from shortly before its first match on, where that would not be seen otherwise. */
export const fromFirstMatch = (text: string, term: string): string => {
  const [first] = matchesOf(text, term)
  if (first === undefined || first[1] <= SEEN) return text
  const start = text.indexOf(" ", first[0] - LEAD) + 1
  return `… ${text.slice(start === 0 || start > first[0] ? first[0] : start)}`
}
