import { SaxesParser } from "saxes"
import { damaged } from "./Rejected.ts"

export type Attributes = Readonly<Record<string, string>>

/** Called while a document is parsed. Names of elements come without prefix, because programs use different ones. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1)

/** XML without a declared encoding is UTF-8 or has a byte order mark. Nobody declares another one in a workbook. */
const decoderFor = ([first, second]: Uint8Array): TextDecoder => {
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le")
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be")
  return new TextDecoder("utf-8")
}

const parserOf = ({ open, text, close }: XmlListener) => {
  const parser = new SaxesParser({ position: false, xmlns: false })
  // It could define entities. Workbooks have none.
  parser.on("doctype", () => {
    throw damaged()
  })
  if (open !== undefined) parser.on("opentag", ({ name, attributes }) => open(local(name), attributes))
  if (text !== undefined) {
    parser.on("text", text)
    parser.on("cdata", text)
  }
  if (close !== undefined) parser.on("closetag", ({ name }) => close(local(name)))
  return parser
}

/** Parses a document in pieces, and holds one text at a time. @throws an error if it is not well-formed. */
export const parseXml = async (pieces: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> => {
  const parser = parserOf(listener)
  let decoder: TextDecoder | undefined
  for await (const piece of pieces) {
    decoder ??= decoderFor(piece)
    parser.write(decoder.decode(piece, { stream: true }))
  }
  parser.close()
}
