import type { Defect } from "./Defect.ts"
import { defectName } from "./Defect.ts"

/** What the timeline of its vehicle says of a defect. */
export const happenedTo = (
  defect: Defect,
  verb: "reported" | "deferred" | "resolved" | "released" | "verified" | "reopened",
  at: Date,
  details: Readonly<Record<string, string>> = {}
) => ({
  organizationId: defect.organization_id,
  vehicleId: defect.vehicle_id,
  at,
  kind: `defect.${verb}`,
  details: {
    defect_id: defect.id,
    number: defectName(defect),
    title: defect.title,
    severity: defect.severity,
    ...details
  }
})
