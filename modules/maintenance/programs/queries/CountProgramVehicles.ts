import { permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { ProgramRule } from "../../contract/programViews.ts"
import type { ServicedVehicle } from "../../schedules/domain/vehicles.ts"
import { appliesTo } from "../domain/rules.ts"

const BATCH = 2000

/** Returns how many vehicles a program with this rule would apply to. */
export const countProgramVehicles = Effect.fn("maintenance.countProgramVehicles")(function* (
  rule: ProgramRule
) {
  const { organizationId } = yield* permitted("services.edit")
  const directory = yield* VehicleDirectory
  let count = 0
  let after: VehicleId | null = null
  do {
    const batch: ReadonlyArray<ServicedVehicle> = yield* directory.describedAfter(
      organizationId,
      after,
      BATCH,
      null
    )
    count += batch.filter((vehicle) => appliesTo(rule, vehicle)).length
    after = batch.length < BATCH ? null : (batch.at(-1)?.id ?? null)
  } while (after !== null)
  return { count }
})
