import type { CustomValues } from "../../contract/customFieldViews.ts"
import type { GroupId, LocationId, VehicleId } from "../../contract/ids.ts"
import { isDisposed, leavesService, type Lifecycle, nextStates } from "../../contract/lifecycle.ts"
import { MAX_VEHICLE_TAGS } from "../../contract/vehicleFields.ts"
import type { VehicleSkipReason } from "../../contract/vehiclesTogether.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { plainTags } from "./Vehicles.ts"

/** A change to several vehicles together. */
export interface Change {
  readonly lifecycle?: Lifecycle
  readonly location_id?: LocationId | null
  readonly group_id?: GroupId | null
  readonly add_tags?: ReadonlyArray<string>
  readonly remove_tags?: ReadonlyArray<string>
  /** Of each vehicle, from those it has. */
  readonly customOf?: (before: CustomValues) => CustomValues
}

interface Changed {
  readonly before: VehicleView
  readonly after: VehicleView
}

interface Skipped {
  readonly id: VehicleId
  readonly reason: VehicleSkipReason
}

const isReturn = (before: VehicleView, { lifecycle }: Change): boolean =>
  lifecycle !== undefined && isDisposed(before.lifecycle) && !isDisposed(lifecycle)

/** The vehicles that the change brings back into the fleet. */
export const returning = (vehicles: ReadonlyArray<VehicleView>, change: Change): ReadonlyArray<VehicleId> =>
  vehicles.filter((vehicle) => isReturn(vehicle, change)).map(({ id }) => id)

/** The vehicles that the change takes out of service or out of the fleet. */
export const leaving = (
  vehicles: ReadonlyArray<VehicleView>,
  { lifecycle }: Change
): ReadonlyArray<VehicleId> =>
  lifecycle === undefined
    ? []
    : vehicles.filter((vehicle) => leavesService(vehicle.lifecycle, lifecycle)).map(({ id }) => id)

const applied = (vehicle: VehicleView, change: Change, at: Date): VehicleView => {
  const removed = plainTags(change.remove_tags ?? [])
  const lifecycle = change.lifecycle ?? vehicle.lifecycle
  return {
    ...vehicle,
    location_id: change.location_id === undefined ? vehicle.location_id : change.location_id,
    group_id: change.group_id === undefined ? vehicle.group_id : change.group_id,
    custom: change.customOf?.(vehicle.custom) ?? vehicle.custom,
    tags: plainTags([...vehicle.tags, ...(change.add_tags ?? [])]).filter((tag) => !removed.includes(tag)),
    ...(lifecycle !== vehicle.lifecycle && { lifecycle, lifecycle_note: null, lifecycle_since: at })
  }
}

const isSame = (before: VehicleView, after: VehicleView): boolean =>
  before.lifecycle === after.lifecycle &&
  before.location_id === after.location_id &&
  before.group_id === after.group_id &&
  before.tags.join("\n") === after.tags.join("\n") &&
  JSON.stringify(before.custom) === JSON.stringify(after.custom)

/** What two vehicles cannot both have when they return. */
const claims = ({ vin, unit_number, plate, plate_region }: VehicleView): ReadonlyArray<string> => [
  ...(vin === null ? [] : [`vin ${vin}`]),
  ...(unit_number === null ? [] : [`unit ${unit_number.toLowerCase()}`]),
  ...(plate === null ? [] : [`plate ${plate} ${plate_region ?? ""}`])
]

interface Circumstances {
  readonly at: Date
  /** Those that cannot return to the fleet. */
  readonly replaced: ReadonlySet<VehicleId>
  /** Those that a driver has, or is planned to have. */
  readonly assigned: ReadonlySet<VehicleId>
  /** Those that are taken or booked. */
  readonly held: ReadonlySet<VehicleId>
}

/** Decides for each vehicle whether it changes, stays or is skipped. */
export const changedTogether = (
  vehicles: ReadonlyArray<VehicleView>,
  change: Change,
  { at, replaced, held, assigned }: Circumstances
) => {
  const claimed = new Set<string>()
  const changed: Array<Changed> = []
  const skipped: Array<Skipped> = []
  for (const before of vehicles) {
    const after = applied(before, change, at)
    const skip = (reason: VehicleSkipReason) => skipped.push({ id: before.id, reason })
    const returns = isReturn(before, change)
    if (isSame(before, after)) continue
    if (after.lifecycle !== before.lifecycle && !nextStates(before.lifecycle).includes(after.lifecycle))
      skip("not_possible")
    else if (held.has(before.id)) skip("held")
    else if (assigned.has(before.id)) skip("assigned")
    else if (returns && (replaced.has(before.id) || claims(before).some((claim) => claimed.has(claim))))
      skip("taken")
    else if (after.tags.length > MAX_VEHICLE_TAGS) skip("too_many_tags")
    else {
      changed.push({ before, after: { ...after, version: before.version + 1, updated_at: at } })
      if (returns) for (const claim of claims(before)) claimed.add(claim)
    }
  }
  return { changed, skipped }
}
