import type { ServiceItem } from "./items.ts"
import type { Schedule } from "./Schedules.ts"

/** By how much a service is due again. */
export type IntervalOf = Pick<ServiceItem, "every_m" | "every_s" | "every_months" | "every_days">

type Own = Pick<Schedule, "own_every_m" | "own_every_s" | "own_every_months" | "own_every_days">

/** The interval of one vehicle, as it is stored; null: that of the item. */
export const withInterval = <S extends Own>(schedule: S, interval: IntervalOf | null): S => ({
  ...schedule,
  own_every_m: interval?.every_m ?? null,
  own_every_s: interval?.every_s ?? null,
  own_every_months: interval?.every_months ?? null,
  own_every_days: interval?.every_days ?? null
})

/** The interval that a vehicle has instead of the item's, if any. */
export const ownInterval = (schedule: Own): IntervalOf | null => {
  const { own_every_m, own_every_s, own_every_months, own_every_days } = schedule
  const own = {
    every_m: own_every_m,
    every_s: own_every_s,
    every_months: own_every_months,
    every_days: own_every_days
  }
  return Object.values(own).every((value) => value === null) ? null : own
}

/** An item as it applies to one vehicle. */
export const itemFor = (schedule: Own, item: ServiceItem): ServiceItem => ({
  ...item,
  ...ownInterval(schedule)
})
