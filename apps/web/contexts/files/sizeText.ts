const KILOBYTE = 1000
const MEGABYTE = KILOBYTE * KILOBYTE

/** A number of bytes in the page's language: "340 kB" or "1.2 MB". */
export const sizeText = (bytes: number, locale: string): string => {
  const isLarge = bytes >= MEGABYTE
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0
  })
  return format.format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
}
