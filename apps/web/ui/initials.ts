/** First letters of the first and the last word, e.g. `AR`; of an address, its first letter. */
export const initials = (name: string): string => {
  const words = name.split("@", 1).join("").trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x3f))
    .join("")
    .toLocaleUpperCase()
}
