import { dialToSi, type MeterUnit, siToDial } from "#fleet/contract"
import { dialNumber } from "../../fleet/meters/entering.ts"
import type { ItemDraft } from "./drafts.ts"

const HUNDREDTHS = 100

export type Interval = Pick<ItemDraft, "every_m" | "every_s" | "every_months" | "every_days">

const isEmpty = (text: string) => text.trim() === ""

/** Meters or seconds in a unit, as they are typed; two decimals at most. */
export const typed = (si: number | null, unit: MeterUnit): string =>
  si === null ? "" : String(Math.round(siToDial(si, unit) * HUNDREDTHS) / HUNDREDTHS)

export const whole = (value: number | null): string => (value === null ? "" : String(value))

/** A distance or hours as they were typed, in meters or seconds. */
export const siOf = (text: string, unit: MeterUnit): number | null =>
  isEmpty(text) ? null : dialToSi(dialNumber(text), unit)

export const daysOf = (text: string): number | null => (isEmpty(text) ? null : Number(text))

/** The fields of an interval. */
export const intervalValuesOf = (
  { every_m, every_s, every_months, every_days }: Interval,
  unit: MeterUnit
) => ({
  distance: typed(every_m, unit),
  hours: typed(every_s, "h"),
  time: whole(every_months ?? every_days),
  timeUnit: every_days === null ? "months" : "days"
})

export type IntervalValues = Readonly<Record<keyof ReturnType<typeof intervalValuesOf>, string>>

/** An interval as it was typed. */
export const intervalOf = (values: IntervalValues, unit: MeterUnit): Interval => {
  const time = daysOf(values.time)
  return {
    every_m: siOf(values.distance, unit),
    every_s: siOf(values.hours, "h"),
    every_months: values.timeUnit === "months" ? time : null,
    every_days: values.timeUnit === "days" ? time : null
  }
}

/** No interval is entered. */
export const isMissing = ({ distance, hours, time }: IntervalValues): boolean =>
  isEmpty(`${distance}${hours}${time}`)

/** Nothing, or a number that a dial can show. */
export const isDial = (text: string, minimum = 0): boolean => isEmpty(text) || dialNumber(text) >= minimum

/** Nothing, or a whole number. */
export const isWhole = (text: string, minimum = 0): boolean =>
  isEmpty(text) || (/^\s*\d{1,6}\s*$/.test(text) && Number(text) >= minimum)
