/** A part of a whole from 0 to 1, in percent. */
export const share = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(value)

/** Volts with one decimal. */
export const volts = (locale: string, value: number): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)} V`

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60]
] as const

/** Seconds in the largest unit that has one: `5 min`. */
export const duration = (locale: string, seconds: number): string => {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1]
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 0
  }).format(seconds / length)
}
