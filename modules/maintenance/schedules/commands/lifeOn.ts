import { type CalendarDate, dayIn, hours, type OrganizationId, plus } from "#kernel"
import { VehicleUse } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { Moment } from "./today.ts"

/** An instant of a day: now if it is today, else at noon or close to it. */
export const instantOf = (on: CalendarDate, { at, today, timeZone }: Moment): Date => {
  if (on === today) return at
  const noon = new Date(`${on}T12:00:00Z`)
  const day = dayIn(timeZone, noon)
  // Noon in UTC is on another day at the date line.
  return day === on ? noon : plus(noon, day > on ? -hours(12) : hours(12))
}

/** What the meters of a vehicle had counted in its life at an instant, and whether they were read then. */
export const lifeAt = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId,
  at: Date
) {
  const life = yield* VehicleUse.use((use) => use.lifeAt(organizationId, [vehicleId], at))
  return {
    m: life.find(({ kind }) => kind === "odometer"),
    s: life.find(({ kind }) => kind === "engine_hours")
  }
})
