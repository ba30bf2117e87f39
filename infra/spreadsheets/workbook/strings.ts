import { tooLarge } from "./Rejected.ts"
import { parseXml } from "./xml.ts"

const ESCAPED = /_x([\dA-F]{4})_/gi

/** Characters that XML cannot have are written by their number: `_x000D_` is a carriage return. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Collects the text of an element that may be formatted in parts, without pronunciations (`rPh`). */
export const textCollector = () => {
  let text = ""
  let isText = false
  let isPronunciation = false
  return {
    open: (name: string): void => {
      if (name === "rPh") isPronunciation = true
      isText = name === "t"
    },
    text: (piece: string): void => {
      if (isText && !isPronunciation) text += piece
    },
    close: (name: string): void => {
      if (name === "rPh") isPronunciation = false
      isText = false
    },
    /** The text since the last call. */
    taken: (): string => {
      const taken = unescaped(text)
      text = ""
      return taken
    }
  }
}

/** The texts that cells refer to by number. They are held in memory, so they are limited. @throws Rejected */
export const sharedStringsOf = async (
  pieces: AsyncIterable<Uint8Array>,
  mostCharacters: number
): Promise<ReadonlyArray<string>> => {
  const strings: Array<string> = []
  let characters = 0
  const collector = textCollector()
  await parseXml(pieces, {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name !== "si") return
      const text = collector.taken()
      characters += text.length + 1
      if (characters > mostCharacters) throw tooLarge("content", mostCharacters)
      strings.push(text)
    }
  })
  return strings
}
