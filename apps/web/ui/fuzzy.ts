import { foldWithOrigins, type TextRange } from "./matches.ts"

/** How well a text matches what was typed, higher is better, and where. */
export interface FuzzyMatch {
  readonly score: number
  readonly ranges: ReadonlyArray<TextRange>
}

const WHOLE = 100
const WORD_START = 10
const FOLLOWS = 6
const LETTER = 1

const isWordStart = (folded: string, at: number) => at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? "")

/** Matches the letters in order, preferring the beginnings of words, as people abbreviate. */
const positionsOf = (folded: string, target: string): ReadonlyArray<number> | undefined => {
  const positions: Array<number> = []
  let from = 0
  for (const letter of target) {
    const next = folded.indexOf(letter, from)
    if (next === -1) return undefined
    const follows = positions.length > 0 && next === from
    const starts = follows ? -1 : startWith(folded, letter, from)
    // Skips ahead to the beginning of a word only if the remaining letters still match after it.
    const position = starts !== -1 && isWithin(folded, target.slice(positions.length), starts) ? starts : next
    positions.push(position)
    from = position + letter.length
  }
  return positions
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

const joined = (ranges: ReadonlyArray<TextRange>): ReadonlyArray<TextRange> => {
  const result: Array<TextRange> = []
  for (const [from, to] of ranges) {
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
export const fuzzyMatch = (text: string, typed: string): FuzzyMatch | undefined => {
  const { folded, origins } = foldWithOrigins(text)
  const target = foldWithOrigins(typed).folded.trim().replaceAll(/\s+/g, " ")
  const rangeOf = (from: number, to: number): TextRange => [origins[from] ?? 0, origins[to] ?? text.length]
  const whole = folded.indexOf(target)
  if (whole !== -1) {
    const bonus = isWordStart(folded, whole) ? WORD_START : 0
    return {
      score: WHOLE + bonus - whole / 100,
      ranges: target === "" ? [] : [rangeOf(whole, whole + target.length)]
    }
  }
  const positions = positionsOf(folded, target.replaceAll(" ", ""))
  if (!positions) return undefined
  const score = positions.reduce((sum, position, at) => {
    const follows = at > 0 && positions[at - 1] === position - 1
    return sum + LETTER + (isWordStart(folded, position) ? WORD_START : 0) + (follows ? FOLLOWS : 0)
  }, 0)
  return {
    score: score / positions.length,
    ranges: joined(positions.map((position) => rangeOf(position, position + 1)))
  }
}
