import { reaction } from "#infra/jobs"
import { SafetyBlockOpened } from "#fleet/contract"
import { recordGrounding } from "../commands/RecordGrounding.ts"

export const whenSafetyBlockOpened = reaction({
  name: "maintenance.when-safety-block-opened",
  does: "Lets the downtime of a vehicle begin that a defect blocks.",
  touches: ["maintenance.downtime_reasons", "maintenance.downtime", "app.outbox"],
  event: SafetyBlockOpened,
  run: ({ organizationId, vehicleId }, { occurredAt }) =>
    recordGrounding(organizationId, vehicleId, occurredAt)
})
