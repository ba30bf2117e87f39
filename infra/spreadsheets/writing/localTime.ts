const FORM = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23"
} as const

/** What a clock in this time zone (IANA) shows at an instant, as if it were in UTC, to the second. */
export const localTimes = (timeZone: string): ((at: Date) => Date) => {
  const format = new Intl.DateTimeFormat("en-US", { ...FORM, timeZone })
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  }
}
