const BYTE_ORDER_MARKS: ReadonlyArray<readonly [encoding: string, ...bytes: ReadonlyArray<number>]> = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff]
]

const encodingOf = async (file: Blob) => {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return BYTE_ORDER_MARKS.find(([, ...mark]) => mark.every((byte, at) => start[at] === byte))?.[0]
}

/** In chunks: the page stays responsive while a large file is read. */
const read = async (file: Blob, encoding: string) => {
  const reader = file
    .stream()
    .pipeThrough(new TextDecoderStream(encoding, { fatal: true }))
    .getReader()
  const parts: Array<string> = []
  for (let step = await reader.read(); !step.done; step = await reader.read()) parts.push(step.value)
  return parts.join("")
}

/**
 * A file's text, without a byte order mark. Anything but UTF-8 is treated as Windows-1252, which older
 * spreadsheets write and in which every file can be decoded. Fails if the file cannot be read.
 */
export const decodeFile = async (file: Blob): Promise<string> => {
  const marked = await encodingOf(file)
  if (marked) return read(file, marked)
  return read(file, "utf-8").catch((error: unknown) => {
    if (error instanceof TypeError) return read(file, "windows-1252")
    throw error
  })
}
