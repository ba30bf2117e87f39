/** A drawing: a color of the palette for each pixel, row by row. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** At most 16, as red, green and blue from 0 to 255. */
  readonly palette: ReadonlyArray<readonly [red: number, green: number, blue: number]>
  readonly pixels: Uint8Array
}

const CRC_POLYNOMIAL = 0xedb88320

const CRC_TABLE = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  return crc >>> 0
})

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

const ADLER_PRIME = 65_521

const adlerOf = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % ADLER_PRIME
    b = (b + a) % ADLER_PRIME
  }
  return ((b << 16) | a) >>> 0
}

const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff]
const uint16LittleEndian = (value: number) => [value & 0xff, value >>> 8]

const joined = (...parts: ReadonlyArray<ArrayLike<number>>): Uint8Array => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const chunk = (type: string, content: ArrayLike<number>): Uint8Array => {
  const checked = joined(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    content
  )
  return joined(uint32(content.length), checked, uint32(crcOf(checked)))
}

const LONGEST_BLOCK = 65_535

/** A zlib stream of blocks that are stored as they are: photos are compressed when they are encoded again. */
const stored = (bytes: Uint8Array): Uint8Array => {
  const blocks = Array.from({ length: Math.ceil(bytes.length / LONGEST_BLOCK) }, (_, block) => {
    const content = bytes.subarray(block * LONGEST_BLOCK, (block + 1) * LONGEST_BLOCK)
    const isLast = (block + 1) * LONGEST_BLOCK >= bytes.length
    const length = uint16LittleEndian(content.length)
    return joined([isLast ? 1 : 0], length, uint16LittleEndian(content.length ^ 0xffff), content)
  })
  return joined([0x78, 0x01], ...blocks, uint32(adlerOf(bytes)))
}

const BITS = 4

/** Two pixels per byte; each row begins with its filter, none. The width is even. */
const packed = ({ width, height, pixels }: Drawing): Uint8Array => {
  const rowLength = width / 2 + 1
  const rows = new Uint8Array(rowLength * height)
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * width; x < width; x += 2, at += 2)
      rows[y * rowLength + 1 + x / 2] = ((pixels[at] ?? 0) << BITS) | (pixels[at + 1] ?? 0)
  return rows
}

const INDEXED = 3

/** A drawing as a PNG with a palette (RFC 2083). */
export const pngOf = (drawing: Drawing): Uint8Array =>
  joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", [...uint32(drawing.width), ...uint32(drawing.height), BITS, INDEXED, 0, 0, 0]),
    chunk("PLTE", drawing.palette.flat()),
    chunk("IDAT", stored(packed(drawing))),
    chunk("IEND", [])
  )
