import { reaction } from "#infra/jobs"
import { SafetyBlockReleased } from "#fleet/contract"
import { recordGrounding } from "../commands/RecordGrounding.ts"

export const whenSafetyBlockReleased = reaction({
  name: "maintenance.when-safety-block-released",
  does: "Ends the downtime of a vehicle that a defect no longer blocks.",
  touches: ["maintenance.downtime_reasons", "maintenance.downtime", "app.outbox"],
  event: SafetyBlockReleased,
  run: ({ organizationId, vehicleId }, { occurredAt }) =>
    recordGrounding(organizationId, vehicleId, occurredAt)
})
