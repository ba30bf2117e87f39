const hex = (byte: number) => byte.toString(16).padStart(2, "0")

/** A random UUID. Not crypto.randomUUID: browsers offer that one only over https and on localhost. */
export const newUuid = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, and the variant of RFC 9562.
  const text = Array.from(bytes, (byte, at) =>
    hex(at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte)
  ).join("")
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
