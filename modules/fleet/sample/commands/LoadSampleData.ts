import { now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { FleetNotEmpty } from "../../contract/errors/vehicles.ts"
import { SampleDataChanged } from "../../contract/events.ts"
import { SampleRecords } from "../domain/SampleRecords.ts"
import { createSample } from "./createSample.ts"

/** Loads the sample into an organization without vehicles. Changes nothing if it is loaded. */
export const loadSampleData = Effect.fn("fleet.loadSampleData")(function* () {
  const { organizationId, userId } = yield* permitted("fleet.configure")
  const at = yield* now
  const samples = yield* SampleRecords
  if (!(yield* samples.begin(organizationId, { by: userId, at }))) return yield* samples.find(organizationId)
  if (yield* samples.hasVehicles(organizationId)) return yield* new FleetNotEmpty()
  const { vehicles, drivers } = yield* createSample(organizationId, userId, at)
  yield* samples.mark(organizationId, vehicles, drivers)
  yield* publish(new SampleDataChanged({ organizationId }))
  yield* record({
    action: "sample_data.loaded",
    organizationId,
    details: { vehicles: String(vehicles.length), drivers: String(drivers.length) }
  })
  return yield* samples.find(organizationId)
}, transactional)
