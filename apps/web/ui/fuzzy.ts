import { foldWithOrigins, type Stretch } from "./matches.ts"

/** How well a text matches what was typed, higher is better, and where. */
export interface Fit {
  readonly score: number
  readonly stretches: ReadonlyArray<Stretch>
}

const WHOLE = 100
const WORD_START = 10
const FOLLOWS = 6
const LETTER = 1

const isWordStart = (folded: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? "")

/** Matches the letters in order, preferring the beginnings of words, as people abbreviate. */
const placesOf = (folded: string, target: string): ReadonlyArray<number> | undefined => {
  const places: Array<number> = []
  let from = 0
  for (const letter of target) {
    const next = folded.indexOf(letter, from)
    if (next === -1) return undefined
    const follows = places.length > 0 && next === from
    const starts = follows ? -1 : startWith(folded, letter, from)
    // Skips ahead to the beginning of a word only if the remaining letters still match after it.
    const place = starts !== -1 && isWithin(folded, target.slice(places.length), starts) ? starts : next
    places.push(place)
    from = place + letter.length
  }
  return places
}

const startWith = (folded: string, letter: string, from: number) => {
  let at = folded.indexOf(letter, from)
  while (at !== -1 && !isWordStart(folded, at)) at = folded.indexOf(letter, at + 1)
  return at
}

const isWithin = (folded: string, target: string, from: number) => {
  let at = from
  for (const letter of target) {
    at = folded.indexOf(letter, at)
    if (at === -1) return false
    at += letter.length
  }
  return true
}

const joined = (stretches: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> => {
  const result: Array<Stretch> = []
  for (const [from, to] of stretches) {
    const last = result.at(-1)
    if (last?.[1] === from) result[result.length - 1] = [last[0], to]
    else result.push([from, to])
  }
  return result
}

/**
 * Whether a text contains the typed letters in order, ignoring case and accents: best as one piece, then at
 * the beginnings of words. Blanks in the query do not count. Undefined if it does not match.
 */
export const fitOf = (text: string, typed: string): Fit | undefined => {
  const { folded, origins } = foldWithOrigins(text)
  const target = foldWithOrigins(typed).folded.trim().replaceAll(/\s+/g, " ")
  const stretch = (from: number, to: number): Stretch => [origins[from] ?? 0, origins[to] ?? text.length]
  const whole = folded.indexOf(target)
  if (whole !== -1) {
    const bonus = isWordStart(folded, whole) ? WORD_START : 0
    return {
      score: WHOLE + bonus - whole / 100,
      stretches: target === "" ? [] : [stretch(whole, whole + target.length)]
    }
  }
  const places = placesOf(folded, target.replaceAll(" ", ""))
  if (!places) return undefined
  const score = places.reduce((sum, place, at) => {
    const follows = at > 0 && places[at - 1] === place - 1
    return sum + LETTER + (isWordStart(folded, place) ? WORD_START : 0) + (follows ? FOLLOWS : 0)
  }, 0)
  return { score: score / places.length, stretches: joined(places.map((place) => stretch(place, place + 1))) }
}
