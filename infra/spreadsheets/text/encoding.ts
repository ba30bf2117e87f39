/** The encodings that spreadsheets write. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"

const starts = (bytes: Uint8Array, ...mark: ReadonlyArray<number>): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

/** Most characters of a table are Latin, so every other byte of its UTF-16 is zero. */
const zeros = (bytes: Uint8Array, parity: 0 | 1): number =>
  bytes.reduce((sum, byte, at) => sum + (byte === 0 && at % 2 === parity ? 1 : 0), 0)

/** The encoding by the beginning of a text: by its byte order mark, or because it can only be UTF-16. */
export const markedEncoding = (beginning: Uint8Array): Encoding | undefined => {
  if (starts(beginning, 0xef, 0xbb, 0xbf)) return "utf-8"
  if (starts(beginning, 0xff, 0xfe)) return "utf-16le"
  if (starts(beginning, 0xfe, 0xff)) return "utf-16be"
  const [high, low] = [zeros(beginning, 0), zeros(beginning, 1)]
  const most = beginning.length / 4
  if (low > most && high === 0) return "utf-16le"
  if (high > most && low === 0) return "utf-16be"
  return undefined
}

/** Text without a byte order mark, in pieces. @throws TypeError if the bytes are not in this encoding, when `fatal`. */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  fatal = false
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal })
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true })
    if (text !== "") yield text
  }
  const rest = decoder.decode()
  if (rest !== "") yield rest
}

/**
 * UTF-8 if all bytes are, otherwise Windows-1252: older spreadsheets write it, and every file can be decoded in it. Reads
 * the whole text, because the only accent may be in its last line.
 */
export const unmarkedEncoding = async (bytes: AsyncIterable<Uint8Array>): Promise<Encoding> => {
  try {
    for await (const _ of decoded(bytes, "utf-8", true));
    return "utf-8"
  } catch (error) {
    if (error instanceof TypeError) return "windows-1252"
    throw error
  }
}
