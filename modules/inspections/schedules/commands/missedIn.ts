import type { OrganizationId } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { Days } from "../domain/due.ts"
import { type MissedVehicle, type Schedule, Schedules } from "../domain/Schedules.ts"
import { windowOf } from "../domain/uses.ts"

/** How many inspections there should have been in a period, and the vehicles that were not inspected. */
interface Outcome {
  readonly expected: number
  readonly missed: ReadonlyArray<MissedVehicle>
}

/** What was missed by a schedule in a period of days, by the vehicles that its rule selects. */
export const missedIn = (
  schedule: Schedule,
  selected: ReadonlySet<VehicleId>,
  timeZone: string,
  days: Days
): Effect.Effect<Outcome, never, Schedules | VehicleDirectory> =>
  schedule.cadence.kind === "every_days"
    ? notInspected(schedule, selected, timeZone, days)
    : usedWithout({ ...schedule, valid_hours: schedule.cadence.valid_hours }, selected, timeZone, days)

const notInspected = Effect.fnUntraced(function* (
  schedule: Schedule,
  selected: ReadonlySet<VehicleId>,
  timeZone: string,
  days: Days
) {
  const done = yield* Schedules.use((all) => all.inspectedDuring(schedule, timeZone, days))
  const missed = [...selected].filter((vehicle) => !done.has(vehicle))
  return { expected: selected.size, missed: missed.map((vehicle_id) => ({ vehicle_id, counts: null })) }
})

interface BeforeUse extends Pick<Schedule, "form_id" | "grace_hours"> {
  readonly organization_id: OrganizationId
  readonly valid_hours: number
}

/** A vehicle counts once a day, by its first use without an inspection. */
const usedWithout = Effect.fnUntraced(function* (
  schedule: BeforeUse,
  selected: ReadonlySet<VehicleId>,
  timeZone: string,
  days: Days
) {
  const begun = yield* VehicleDirectory.use((all) => all.usesBegun(schedule.organization_id, days, timeZone))
  const uses = begun
    .filter(({ vehicle_id }) => selected.has(vehicle_id))
    .map((use) => ({ vehicle_id: use.vehicle_id, counts: windowOf(schedule, schedule.valid_hours, use) }))
  const done = yield* Schedules.use((all) => all.inspectedWithin(schedule, uses))
  const missed = new Map<VehicleId, MissedVehicle>()
  for (const [at, use] of uses.entries())
    if (!done.has(at) && !missed.has(use.vehicle_id)) missed.set(use.vehicle_id, use)
  return { expected: new Set(uses.map(({ vehicle_id }) => vehicle_id)).size, missed: [...missed.values()] }
})
