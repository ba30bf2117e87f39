import { permitted } from "#kernel"
import { Effect } from "effect"
import { SampleRecords } from "../domain/SampleRecords.ts"

/** Returns whether sample data is loaded. */
export const getSampleData = Effect.fn("fleet.getSampleData")(function* () {
  const { organizationId } = yield* permitted("vehicles.read")
  return yield* SampleRecords.use((samples) => samples.find(organizationId))
})
