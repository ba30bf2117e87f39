const DAY = 86_400_000

const midnight = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / DAY)

/** A day without its year where that goes without saying: within half a year of today. */
export const shortDay = (locale: string, date: string, today: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(Math.abs(daysBetween(today, date)) > 182 && { year: "numeric" })
  }).format(midnight(date))
