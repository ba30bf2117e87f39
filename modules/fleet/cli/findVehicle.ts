import { Missing, UsageError } from "#infra/cli"
import { Effect } from "effect"
import { vehiclesCalled } from "../operator.ts"

/** The vehicle in the fleet with this unit number, plate or VIN. */
export const findVehicle = Effect.fnUntraced(function* (name: string) {
  const [vehicle, another] = yield* vehiclesCalled(name)
  if (vehicle === undefined)
    return yield* Effect.fail(
      new Missing(`No vehicle in the fleet is called ${name}.`, "Use its unit number, plate or VIN.")
    )
  if (another === undefined) return vehicle
  return yield* Effect.fail(new UsageError(`More than one vehicle is called ${name}.`, "Use its VIN."))
})
