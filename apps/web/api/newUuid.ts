const hex = (byte: number) => byte.toString(16).padStart(2, "0")

/** The text of a UUID with its version, and the variant of RFC 9562. */
const textOf = (bytes: Uint8Array, version: 4 | 7): string =>
  Array.from(bytes, (byte, at) =>
    hex(at === 6 ? (byte & 0x0f) | (version << 4) : at === 8 ? (byte & 0x3f) | 0x80 : byte)
  )
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")

/** A random UUID. Not crypto.randomUUID: browsers offer that one only over https and on localhost. */
export const newUuid = (): string => textOf(crypto.getRandomValues(new Uint8Array(16)), 4)

/** A UUID that begins with the time, in milliseconds: version 7. */
export const newTimeUuid = (at: Date): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = at.getTime().toString(16).padStart(12, "0")
  bytes.set(Array.from({ length: 6 }, (_, byte) => Number.parseInt(time.slice(byte * 2, byte * 2 + 2), 16)))
  return textOf(bytes, 7)
}
