/** The width of a text on one line, in points. */
export type Measure = (text: string) => number

const characters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** The longest beginning of a word that fits, at least one character. */
const beginningOf = (word: string, width: number, measure: Measure): string => {
  const parts = Array.from(characters.segment(word), ({ segment }) => segment)
  let fits = 1
  let tooLong = parts.length
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (measure(parts.slice(0, middle).join("")) <= width) fits = middle
    else tooLong = middle
  }
  return parts.slice(0, fits).join("")
}

function* piecesOf(word: string, width: number, measure: Measure): Iterable<string> {
  let rest = word
  // No word that fits has so many characters, and measuring a very long one many times would take long.
  while (rest.length > 1_000 || measure(rest) > width) {
    const piece = beginningOf(rest.slice(0, 1_000), width, measure)
    yield piece
    rest = rest.slice(piece.length)
    if (rest === "") return
  }
  yield rest
}

function* linesOf(text: string, width: number, measure: Measure): Iterable<string> {
  let line = ""
  let used = 0
  const space = measure(" ")
  for (const word of text.split(/ +/)) {
    for (const [index, piece] of [...piecesOf(word, width, measure)].entries()) {
      const length = measure(piece)
      const joins = index === 0 && line !== "" && used + space + length <= width
      if (!joins && line !== "") yield line
      line = joins ? `${line} ${piece}` : piece
      used = joins ? used + space + length : length
    }
  }
  yield line
}

/** Breaks a text into lines, at spaces, or within words that are longer than a line. */
export const wrap = (text: string, width: number, measure: Measure): ReadonlyArray<string> =>
  text.split("\n").flatMap((paragraph) => [...linesOf(paragraph, width, measure)])
