import { event, OrganizationId } from "#kernel"
import { TIMELINE, VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { FORMS, INSPECTION_SCHEDULES, INSPECTIONS } from "./cachedQueries.ts"
import { InspectionResult } from "./filling/result.ts"
import { FormId, InspectionId } from "./ids.ts"

/** A form was added, edited, published, archived or restored. */
export class FormChanged extends event(
  "FormChanged",
  { organizationId: OrganizationId, formId: FormId },
  { invalidates: [FORMS, INSPECTION_SCHEDULES] }
) {}

/** An inspection schedule was added, edited, paused, resumed or removed. */
export class InspectionSchedulesChanged extends event(
  "InspectionSchedulesChanged",
  { organizationId: OrganizationId },
  { invalidates: [INSPECTION_SCHEDULES, INSPECTIONS] }
) {}

/** A vehicle was inspected, and what was found was recorded. */
export class InspectionSubmitted extends event(
  "InspectionSubmitted",
  {
    organizationId: OrganizationId,
    inspectionId: InspectionId,
    vehicleId: VehicleId,
    formId: FormId,
    result: InspectionResult
  },
  { invalidates: [INSPECTIONS, TIMELINE] }
) {}

/** An inspection was marked as reviewed, or no longer is. */
export class InspectionReviewed extends event(
  "InspectionReviewed",
  { organizationId: OrganizationId, inspectionId: InspectionId },
  { invalidates: [INSPECTIONS] }
) {}

/** Inspections were not done in time: so many, of which `only` is set if it is one. */
export class InspectionsMissed extends event(
  "InspectionsMissed",
  {
    organizationId: OrganizationId,
    count: Schema.Int,
    only: Schema.NullOr(Schema.Struct({ vehicleId: VehicleId, formId: FormId }))
  },
  { invalidates: [INSPECTIONS] }
) {}
