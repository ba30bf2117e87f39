import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

// Nearly as small as the build's, and a hundred times as fast: the process is waiting to start.
const QUALITY = 9

const TEXT = /^(?:text\/html|text\/plain|application\/xml)/

/** Pages, and the texts for search engines, name the address they are found at. */
export const mayNameAddress = (contentType: string): boolean => TEXT.test(contentType)

/**
 * A text with the installation's own address in place of the one the build wrote, compressed anew.
 * Undefined when the text does not name it.
 */
export const withOwnAddress = async (
  text: Uint8Array,
  { written, own }: { readonly written: string; readonly own: string }
) => {
  const before = Buffer.from(text).toString()
  if (!before.includes(written)) return undefined
  const identity = new Uint8Array(Buffer.from(before.replaceAll(written, own)))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }
  return {
    identity,
    br: new Uint8Array(await brotli(identity, quality)),
    gzip: new Uint8Array(await deflate(identity))
  }
}
