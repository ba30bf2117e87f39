import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

// Almost as small as the build's quality and a hundred times as fast; the process is waiting to start.
const QUALITY = 9

const TEXT = /^(?:text\/html|text\/plain|application\/xml)/

/** Pages, and texts for search engines, contain their own address. */
export const mayNameAddress = (contentType: string): boolean => TEXT.test(contentType)

/**
 * Replaces the build's address in a text by the installation's own and compresses it again. Undefined when the text
 * does not contain it.
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
