const DAY_MILLIS = 86_400_000
/** Of a page's dates, most are of the same few days. A power of two. */
const DAYS_STORED = 512

const numbers = new Float64Array(DAYS_STORED).fill(NaN)
const beginnings = Array.from({ length: DAYS_STORED }, () => "")

const digits = (count: number, length: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, n) => String(n).padStart(length, "0"))
const TWO = digits(60, 2)
const THREE = digits(1000, 3)

/**
 * What `toISOString` returns, or null like `toJSON`, in a third of the time or less. The text of a day is computed once.
 * JSON.stringify writes objects without dates in a third of the time of those that have some.
 */
export const isoText = (date: Date): string | null => {
  const at = date.getTime()
  if (Number.isNaN(at)) return null
  const day = Math.floor(at / DAY_MILLIS)
  const place = day & (DAYS_STORED - 1)
  if (numbers[place] !== day) {
    const text = date.toISOString()
    beginnings[place] = text.slice(0, text.indexOf("T") + 1)
    numbers[place] = day
  }
  const millis = at - day * DAY_MILLIS
  const seconds = Math.floor(millis / 1000)
  const minutes = Math.floor(seconds / 60)
  return `${beginnings[place]}${TWO[Math.floor(minutes / 60)]}:${TWO[minutes % 60]}:${TWO[seconds % 60]}.${THREE[millis % 1000]}Z`
}
