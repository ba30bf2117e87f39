import type { OrganizationId } from "#kernel"
import { VehicleUse } from "#fleet"
import { Effect } from "effect"
import { Occurrences } from "../domain/Occurrences.ts"
import { type Schedule, Schedules } from "../domain/Schedules.ts"
import { itemFor } from "../domain/ownInterval.ts"
import { hasChanged, standingOn, usesOf } from "../domain/standing.ts"
import type { ServicedVehicle } from "../domain/vehicles.ts"
import { momentIn } from "./today.ts"

/**
 * Computes again when the open services of vehicles are due and how far they are, and returns how many changed. The
 * schedules are those of the vehicles, and locked.
 */
export const refreshOpen = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<ServicedVehicle>,
  schedules: ReadonlyArray<Schedule>
) {
  const occurrences = yield* Occurrences
  const ids = vehicles.map(({ id }) => id)
  const open = yield* occurrences.openOfVehicles(organizationId, ids)
  if (open.length === 0) return 0
  const moment = yield* momentIn(organizationId)
  const itemIds = [...new Set(open.map(({ item_id }) => item_id))]
  const items = yield* Schedules.use((all) => all.items(organizationId, itemIds))
  const meters = yield* VehicleUse.use((use) => use.ofVehicles(organizationId, ids, moment))
  const metersOf = Map.groupBy(meters, ({ vehicle_id }) => vehicle_id)
  const uses = new Map(ids.map((id) => [id, usesOf(metersOf.get(id) ?? [])]))
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const scheduleOf = new Map(schedules.map((schedule) => [schedule.id, schedule]))
  const changed = open.flatMap((before) => {
    const item = itemOf.get(before.item_id)
    const vehicle = vehicleOf.get(before.vehicle_id)
    const schedule = scheduleOf.get(before.schedule_id)
    const used = uses.get(before.vehicle_id)
    if (!item || !vehicle || !schedule || !used) return []
    const after = standingOn(before, {
      item: itemFor(schedule, item),
      schedule,
      vehicle,
      uses: used,
      today: moment.today
    })
    return hasChanged(before, after) ? [after] : []
  })
  yield* occurrences.saveUses(organizationId, [...uses])
  yield* occurrences.refresh(organizationId, changed)
  return changed.length
})
