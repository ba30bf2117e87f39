import { CurrentActor, transactional } from "#kernel"
import type { VehicleFaultsOpened } from "#telematics/contract"
import { Effect } from "effect"
import { Defects } from "../../ports/Defects.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"
import { systemOfSevereFault } from "../domain/severeFaults.ts"

/**
 * Reports the severe fault codes of a vehicle as advisory defects: each fault once, and a code that several devices report
 * once until its defect is resolved.
 */
export const reportFaults = Effect.fn("maintenance.reportFaults")(function* (event: VehicleFaultsOpened) {
  const { organizationId } = event
  if (severeOf(event).length === 0) return
  yield* raise(event).pipe(
    // The vehicle has left the fleet meanwhile.
    Effect.catchTag(["NotFound", "VehicleNotInFleet"], () => Effect.void),
    Effect.catchTag("FileUnavailable", Effect.die),
    Effect.provideService(CurrentActor, { _tag: "Job", name: "maintenance.report-faults", organizationId })
  )
})

/** Each severe code, with the first fault that has it. */
const severeOf = ({ vehicleId, faults }: VehicleFaultsOpened) =>
  [...Map.groupBy(faults, ({ code }) => code)].flatMap(([code, [fault]]) => {
    const system = code === null ? undefined : systemOfSevereFault(code)
    if (fault === undefined || code === null || system === undefined) return []
    return {
      vehicleId,
      title: code,
      system,
      severity: "advisory" as const,
      blocking: false,
      source: "telematics" as const,
      origin: { module: "telematics", id: fault.faultId },
      item: code,
      note: null,
      photos: []
    }
  })

const raise = Effect.fnUntraced(function* (event: VehicleFaultsOpened) {
  const { organizationId, vehicleId } = event
  const reported = yield* DefectRecords.use((records) => records.faultsOf(organizationId, vehicleId))
  const news = severeOf(event).filter(({ item }) => !reported.has(item))
  yield* Defects.use((defects) => defects.raise(organizationId, news))
}, transactional)
