import { permitted } from "#kernel"
import type { DescribedVehicle } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { MAX_OFFLINE_ITEMS, MAX_OFFLINE_VEHICLES } from "../../contract/numbers.ts"
import type { DueInspection } from "../../contract/scheduleViews.ts"
import { FormList } from "../../forms/queries/FormList.ts"
import { withPublishers } from "../../forms/queries/versionViews.ts"
import { inspectableVehicles } from "./dueInspections.ts"
import { drivenVehicles, dueInOrganization, dueOfDriver } from "./ListDueInspections.ts"

/** The member's own first, then those that need an inspection, then the others in service. */
const inOrder = (
  vehicles: ReadonlyArray<DescribedVehicle>,
  own: ReadonlySet<VehicleId>,
  due: ReadonlySet<VehicleId>
): ReadonlyArray<DescribedVehicle> => {
  const placeOf = ({ id, lifecycle }: DescribedVehicle) => {
    if (own.has(id)) return 0
    if (due.has(id)) return 1
    return lifecycle === "in_service" ? 2 : 3
  }
  return vehicles.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const keyOf = ({ schedule_id, vehicle }: DueInspection): string => `${schedule_id} ${vehicle.id}`

/** Each once: what is due before a use is known of the member's vehicles only. */
const merged = (
  own: ReadonlyArray<DueInspection>,
  all: ReadonlyArray<DueInspection>
): ReadonlyArray<DueInspection> => {
  const known = new Set(own.map(keyOf))
  return [...own, ...all.filter((one) => !known.has(keyOf(one)))]
}

/** Returns what a phone needs to fill in inspections without a connection. */
export const getOfflineForms = Effect.fn("inspections.getOfflineForms")(function* () {
  const member = yield* permitted("inspections.perform")
  const { organizationId } = member
  const versions = yield* FormList.use((list) => list.latest(organizationId, MAX_OFFLINE_ITEMS))
  const own = new Set((yield* drivenVehicles(member)).map(({ id }) => id))
  const due = merged(yield* dueOfDriver(member), yield* dueInOrganization(organizationId))
  const all = yield* inspectableVehicles(organizationId)
  const needed = new Set(due.map(({ vehicle }) => vehicle.id))
  const vehicles = inOrder(all, own, needed).slice(0, MAX_OFFLINE_VEHICLES)
  const isStored = new Set(vehicles.map(({ id }) => id))
  return {
    forms: yield* withPublishers(versions),
    vehicles: vehicles.map(({ id, name, kind, make, model }) => ({
      id,
      name,
      kind,
      make,
      model,
      mine: own.has(id)
    })),
    due: due.filter(({ vehicle }) => isStored.has(vehicle.id)),
    vehicle_count: all.length,
    form_count: yield* FormList.use((list) => list.countPublished(organizationId))
  }
})
