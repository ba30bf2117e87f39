import { promisify } from "node:util"
import { constants, crc32, deflateRaw } from "node:zlib"

const deflate = promisify(deflateRaw)

/** UTF-8 names; sizes follow the content. */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980, the earliest: the same content is the same file. */
const DATE = 0x0021
/** Files and offsets beyond it would need another form of archive. */
const MOST = 0xffff_ffff
/** An empty block that is marked as the last one. */
const LAST_BLOCK = Buffer.from([3, 0])

interface Entry {
  readonly name: Buffer
  readonly offset: number
  crc: number
  size: number
  packed: number
}

const numbers = (...fields: ReadonlyArray<readonly [bytes: 2 | 4, value: number]>): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** The fields that a file's header and its line in the directory share. */
const common = ({ name, crc, size, packed }: Entry) =>
  [
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DATE],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0]
  ] as const

/**
 * Writes a ZIP archive piece by piece: every method returns the bytes to append. Each piece is compressed on its own, in
 * another thread, so that nothing but a few numbers is held between two pieces.
 */
export class ZipWriter {
  readonly #entries: Array<Entry> = []
  #offset = 0

  /** The uncompressed size of the last file. */
  get size(): number {
    return this.#entries.at(-1)?.size ?? 0
  }

  /** Begins a file. */
  begin(name: string): Buffer {
    const entry = { name: Buffer.from(name), offset: this.#offset, crc: 0, size: 0, packed: 0 }
    this.#entries.push(entry)
    return this.#appended(numbers([4, 0x0403_4b50], [2, VERSION], ...common(entry)), entry.name)
  }

  /** Continues the file that was begun last. */
  async write(text: string): Promise<Buffer> {
    const entry = this.#current()
    const bytes = Buffer.from(text)
    // Ends at a byte, so that the next piece can follow.
    const packed = await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    entry.packed += packed.length
    return this.#appended(packed)
  }

  /** Ends it. */
  end(): Buffer {
    const entry = this.#current()
    entry.packed += LAST_BLOCK.length
    const { crc, packed, size } = entry
    return this.#appended(LAST_BLOCK, numbers([4, 0x0807_4b50], [4, crc], [4, packed], [4, size]))
  }

  /** A whole file. */
  async file(name: string, text: string): Promise<Buffer> {
    return Buffer.concat([this.begin(name), await this.write(text), this.end()])
  }

  /** The directory, with which the archive ends. */
  finish(): Buffer {
    const begin = this.#offset
    const lines = this.#entries.flatMap((entry) => [
      numbers(
        [4, 0x0201_4b50],
        [2, VERSION],
        [2, VERSION],
        ...common(entry),
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.offset]
      ),
      entry.name
    ])
    const directory = this.#appended(...lines)
    const count = this.#entries.length
    const end = numbers(
      [4, 0x0605_4b50],
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, directory.length],
      [4, begin],
      [2, 0]
    )
    return Buffer.concat([directory, end])
  }

  #current(): Entry {
    const entry = this.#entries.at(-1)
    if (entry === undefined) throw new Error("No file of the archive was begun.")
    return entry
  }

  #appended(...pieces: ReadonlyArray<Buffer>): Buffer {
    const bytes = Buffer.concat(pieces)
    this.#offset += bytes.length
    if (this.#offset > MOST || this.size > MOST) throw new Error("The archive is too large.")
    return bytes
  }
}
