import { permitted } from "#kernel"
import { Effect } from "effect"
import { FleetNumbers } from "./FleetNumbers.ts"

/** Returns the numbers of the organization's fleet. */
export const getFleetNumbers = Effect.fn("fleet.getFleetNumbers")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return yield* FleetNumbers.use((numbers) => numbers.read(organizationId))
})
