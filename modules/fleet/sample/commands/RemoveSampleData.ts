import { permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { SampleDataChanged } from "../../contract/events.ts"
import { SampleRecords } from "../domain/SampleRecords.ts"

/** Removes the sample and everything recorded for it, and returns how many vehicles and drivers were removed. */
export const removeSampleData = Effect.fn("fleet.removeSampleData")(function* () {
  const { organizationId } = yield* permitted("fleet.configure")
  const samples = yield* SampleRecords
  const removed = yield* samples.remove(organizationId)
  const { vehicles, drivers, kept } = removed
  if (vehicles + drivers + kept === 0) return removed
  yield* publish(new SampleDataChanged({ organizationId }))
  yield* record({
    action: "sample_data.removed",
    organizationId,
    details: { vehicles: String(vehicles), drivers: String(drivers), kept: String(kept) }
  })
  return removed
}, transactional)
