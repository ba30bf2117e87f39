/** How deeply a JSON text may be nested, and how many values it may have. */
export interface JsonShape {
  readonly depth: number
  readonly values: number
  /** The keys it may have any number of. */
  readonly names: ReadonlySet<string>
  /** How many other keys it may have: each name that the parser has not seen before costs far more than a value. */
  readonly otherKeys: number
}

const [BACKSLASH, QUOTE, COMMA, COLON] = [0x5c, 0x22, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where the text ends that begins here: at the next quote with an even number of backslashes before it. */
const endOfText = (json: string, from: number): number => {
  for (let at = from; ;) {
    const quote = json.indexOf('"', at)
    if (quote < 0) return json.length
    let before = quote
    while (before > at && json.charCodeAt(before - 1) === BACKSLASH) before--
    if ((quote - before) % 2 === 0) return quote
    at = quote + 1
  }
}

const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d])

/** Whether a colon follows, and the text before it is a key. */
const isBeforeColon = (json: string, from: number): boolean => {
  let at = from
  while (SPACES.has(json.charCodeAt(at))) at++
  return json.charCodeAt(at) === COLON
}

/** Whether a JSON text exceeds this shape. Reads up to there and builds no value, so it costs far less than parsing. */
export const exceeds = ({ depth, values, names, otherKeys }: JsonShape, json: string): boolean => {
  let open = 0
  let commas = 0
  let texts = 0
  let others = 0
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at)
    if (unit === QUOTE) {
      // A value has at most a key and a text.
      if (++texts > 2 * values) return true
      const start = at + 1
      at = endOfText(json, start)
      if (isBeforeColon(json, at + 1) && !names.has(json.slice(start, at)) && ++others > otherKeys)
        return true
    } else if (unit === COMMA) {
      if (++commas >= values) return true
    } else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      if (++open > depth) return true
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) open--
  }
  return false
}
