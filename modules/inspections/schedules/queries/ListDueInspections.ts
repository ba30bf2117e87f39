import { hours, type Member, now, type OrganizationId, permitted, plus } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { MAX_LISTED_DUE } from "../../contract/schedules.ts"
import { allVehicles, dueInspections } from "./dueInspections.ts"
import { momentOf } from "./momentOf.ts"
import { ScheduleList } from "./ScheduleList.ts"

/** The vehicles that a member drives now. */
export const drivenVehicles = Effect.fnUntraced(function* ({ organizationId, userId }: Member) {
  const directory = yield* VehicleDirectory
  const driven = yield* directory.drivenBy(organizationId, [userId])
  const ids = driven.flatMap(({ vehicle_id, until }) => (until === null ? [vehicle_id] : []))
  return yield* directory.described(organizationId, ids)
})

/** What the organization's vehicles need now. Before a use only once it is known which vehicle is used. */
export const dueInOrganization = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const schedules = yield* ScheduleList.use((list) => list.active(organizationId))
  const regular = schedules.filter(({ cadence }) => cadence.kind === "every_days")
  if (regular.length === 0) return []
  const vehicles = yield* allVehicles(organizationId)
  return yield* dueInspections(organizationId, regular, vehicles, yield* momentOf(organizationId))
})

/** How long before a member gets a vehicle they are shown what it needs. */
const AHEAD = hours(24)

/** The vehicles that a member will get soon. */
const plannedVehicles = Effect.fnUntraced(function* ({ organizationId, userId }: Member) {
  const directory = yield* VehicleDirectory
  const ids = yield* directory.plannedFor(organizationId, userId, plus(yield* now, AHEAD))
  return ids.length === 0 ? [] : yield* directory.described(organizationId, ids)
})

/** What a member's own vehicles need now, and those that they will get soon before their use. */
export const dueOfDriver = Effect.fnUntraced(function* (member: Member) {
  const { organizationId } = member
  const schedules = yield* ScheduleList.use((list) => list.active(organizationId))
  if (schedules.length === 0) return []
  const driven = yield* drivenVehicles(member)
  const isDriven = new Set(driven.map(({ id }) => id))
  const planned = (yield* plannedVehicles(member)).filter(({ id }) => !isDriven.has(id))
  const vehicles = [...driven, ...planned]
  return yield* dueInspections(organizationId, schedules, vehicles, yield* momentOf(organizationId))
})

/** What a vehicle needs now, and before its next use. */
export const dueOfVehicle = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicleId: VehicleId
) {
  const schedules = yield* ScheduleList.use((list) => list.active(organizationId))
  if (schedules.length === 0) return []
  const vehicles = yield* VehicleDirectory.use((all) => all.described(organizationId, [vehicleId]))
  return yield* dueInspections(organizationId, schedules, vehicles, yield* momentOf(organizationId))
})

interface Whose {
  readonly vehicle?: VehicleId
  readonly mine?: "true" | "false"
}

/** Returns the inspections that vehicles need now: a vehicle, the member's own, or all. */
export const listDueInspections = Effect.fn("inspections.listDueInspections")(function* ({
  vehicle,
  mine
}: Whose) {
  const member = yield* permitted("inspections.read")
  const { organizationId } = member
  const due =
    vehicle !== undefined
      ? yield* dueOfVehicle(organizationId, vehicle)
      : yield* mine === "true" ? dueOfDriver(member) : dueInOrganization(organizationId)
  return { items: due.slice(0, MAX_LISTED_DUE), count: due.length }
})
