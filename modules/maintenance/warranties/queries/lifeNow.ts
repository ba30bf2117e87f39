import { now, type OrganizationId } from "#kernel"
import { VehicleUse } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { todayOf } from "../../defects/queries/todayOf.ts"
import type { LifeNow } from "../domain/coverage.ts"

/** The day where the organization is, and what a vehicle has done in its life, estimated if it was not read today. */
export const lifeNow = Effect.fnUntraced(function* (organizationId: OrganizationId, vehicleId: VehicleId) {
  const at = yield* now
  const meters = yield* VehicleUse.use((use) => use.lifeAt(organizationId, [vehicleId], at))
  const of = (kind: "odometer" | "engine_hours") => meters.find((one) => one.kind === kind)?.value ?? null
  return {
    today: yield* todayOf(organizationId),
    m: of("odometer"),
    s: of("engine_hours")
  } satisfies LifeNow
})
