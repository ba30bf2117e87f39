import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { namesOf, voidedOf } from "../../meters/queries/people.ts"
import { Vehicles } from "../../vehicles/domain/Vehicles.ts"
import { consumptions } from "../domain/consumption.ts"
import { FuelLog } from "./FuelLog.ts"

/** Returns a page of what a vehicle was filled up or charged with, newest first, including voided entries. */
export const listFuel = Effect.fn("fleet.listFuel")(function* (id: VehicleId, page: PageRequest) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Vehicles.use((vehicles) => vehicles.find(organizationId, id)).pipe(orNotFound("vehicle"))
  const log = yield* FuelLog
  const { items, next } = cutPage(yield* log.page(organizationId, id, page), page.limit, (row) => row)
  // What was used since the fill before is known only together with those before it.
  const known = consumptions(items.length === 0 ? [] : yield* log.fills(organizationId, id))
  const named = yield* namesOf(items.flatMap(({ recorded_by, voided_by }) => [recorded_by, voided_by]))
  return {
    items: items.map(({ recorded_by, voided_at, voided_by, void_reason, ...entry }) => ({
      ...entry,
      consumption: known.get(entry.id) ?? null,
      recorded_by: named(recorded_by),
      voided: voidedOf({ voided_at, voided_by, void_reason }, named)
    })),
    next
  }
})
