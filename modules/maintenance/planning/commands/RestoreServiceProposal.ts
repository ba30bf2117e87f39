import { permitted, publish, record, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { ServiceProposalRestored } from "../../contract/events/planning.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { WorkOrderLines } from "../../workorders/domain/WorkOrderLines.ts"
import { Dismissals } from "../domain/Dismissals.ts"

/** Proposes again what was dismissed of a vehicle. Idempotent. */
export const restoreServiceProposal = Effect.fn("maintenance.restoreServiceProposal")(function* (
  vehicleId: VehicleId
) {
  const { organizationId } = yield* permitted("workorders.edit")
  const { name: subject } = yield* namedVehicle(organizationId, vehicleId)
  const dismissals = yield* Dismissals
  const work = yield* dismissals.ofVehicle(organizationId, vehicleId)
  yield* WorkOrderLines.use((lines) => lines.lockSources(organizationId, work))
  const restored = yield* dismissals.restore(organizationId, vehicleId)
  if (restored === 0) return
  yield* publish(new ServiceProposalRestored({ organizationId, vehicleId }))
  yield* record({ action: "service_proposal.restored", organizationId, subject })
}, transactional)
