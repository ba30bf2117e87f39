import { FormUse, InspectionResult, Jurisdiction } from "#inspections/contract"
import { DefectSeverity } from "#maintenance/contract"
import type { ClosedSets } from "../infra/postgres/ClosedSets.ts"

export const closedSets: ClosedSets = {
  "findings.severity": DefectSeverity.literals,
  "forms.jurisdiction": Jurisdiction.literals,
  "forms.use": FormUse.literals,
  "inspections.result": InspectionResult.literals,
  "schedules.cadence": ["every_days", "before_use"]
}
