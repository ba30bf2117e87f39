import { type Input, NotFound, now, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import { ServiceProposalDismissed } from "../../contract/events/planning.ts"
import type { DismissServiceProposal } from "../../contract/serviceProposals.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { WorkOrderLines } from "../../workorders/domain/WorkOrderLines.ts"
import { Dismissals } from "../domain/Dismissals.ts"

/** Proposes this work on a vehicle no longer. What becomes due later still is. */
export const dismissServiceProposal = Effect.fn("maintenance.dismissServiceProposal")(function* ({
  vehicle_id: vehicleId,
  occurrence_ids,
  defect_ids
}: Input<typeof DismissServiceProposal>["body"]) {
  const { organizationId, userId } = yield* permitted("workorders.edit")
  const { name: subject } = yield* namedVehicle(organizationId, vehicleId)
  const at = yield* now
  const [services, defects] = [[...new Set(occurrence_ids)], [...new Set(defect_ids)]]
  const work = [
    ...services.map((id) => ({ kind: "service" as const, id })),
    ...defects.map((id) => ({ kind: "defect" as const, id }))
  ]
  yield* WorkOrderLines.use((lines) => lines.lockSources(organizationId, work))
  const dismissed = yield* Dismissals.use((all) =>
    all.dismiss(organizationId, { vehicleId, services, defects }, userId, at)
  )
  if (dismissed < services.length + defects.length) return yield* new NotFound({ what: "service" })
  if (dismissed === 0) return
  yield* publish(new ServiceProposalDismissed({ organizationId, vehicleId }))
  yield* record({ action: "service_proposal.dismissed", organizationId, subject })
}, transactional)
