import { instantAt } from "../../../../i18n/localTime.ts"

/** The zone in which the person counts days. */
export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day of an instant in the person's zone, as `2026-11-24`. */
export const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: zoneOfBrowser() }).format(at)

/** Today, in the person's zone. */
export const today = (): string => dayOf(new Date())

/** A day that many days later. */
export const dayAfter = (day: string, days: number): string => {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** When a day begins and ends in the person's zone; 23 to 25 hours. Undefined for what is no day. */
export const limitsOf = (day: string): { readonly from: Date; readonly to: Date } | undefined => {
  const from = instantAt(`${day}T00:00`, zoneOfBrowser())
  const to = from && instantAt(`${dayAfter(day, 1)}T00:00`, zoneOfBrowser())
  return from && to && { from, to }
}
