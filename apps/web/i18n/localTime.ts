const MINUTE = 60_000

/** What the clock shows in a time zone, as fields of type `datetime-local` write it: `2026-03-04T08:00`. */
export const localTime = (at: Date, timeZone: string): string =>
  // Sweden writes dates the same way.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
    .format(at)
    .replace(" ", "T")

/** How far the clock in a time zone is ahead of UTC, in milliseconds. */
const offsetAt = (millis: number, timeZone: string): number =>
  Date.parse(`${localTime(new Date(millis), timeZone)}Z`) - Math.floor(millis / MINUTE) * MINUTE

/** The instant at which the clock in a time zone shows this; undefined for what is no time. */
export const instantAt = (local: string, timeZone: string): Date | undefined => {
  const wall = Date.parse(`${local}Z`)
  if (Number.isNaN(wall)) return undefined
  // The offset is that of the instant, which depends on the offset: the second step settles it.
  const near = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(near, timeZone))
}
