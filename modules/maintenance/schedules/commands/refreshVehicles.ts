import { type OrganizationId, publish } from "#kernel"
import { Effect } from "effect"
import { ServicesChanged } from "../../contract/events/services.ts"
import { Schedules } from "../domain/Schedules.ts"
import type { ServicedVehicle } from "../domain/vehicles.ts"
import { planServices } from "./planServices.ts"
import { refreshOpen } from "./refreshOpen.ts"

/**
 * Brings the services of vehicles up to date with the programs, with their readings and with the day. Repeating it changes
 * nothing. Joins the caller's unit of work.
 */
export const refreshVehicles = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  vehicles: ReadonlyArray<ServicedVehicle>
) {
  if (vehicles.length === 0) return
  const all = yield* Schedules
  const rules = yield* all.rules(organizationId)
  const ids = vehicles.map(({ id }) => id)
  const before = yield* all.lockOfVehicles(organizationId, ids)
  if (rules.length === 0 && before.length === 0) return
  const { schedules, isChanged } = yield* planServices(organizationId, rules, vehicles, before)
  const refreshed = yield* refreshOpen(organizationId, vehicles, schedules)
  if (isChanged || refreshed > 0) yield* publish(new ServicesChanged({ organizationId }))
})
