import { publicEvent } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { InspectionsMissed, InspectionSubmitted } from "./events.ts"
import { InspectionResult } from "./filling/result.ts"
import { FormId, InspectionId } from "./ids.ts"

/** What integrators may subscribe to. */
export const inspectionsPublicEvents = [
  publicEvent({
    event: InspectionSubmitted,
    types: {
      "inspection.submitted": "An inspection was submitted that the vehicle passed, perhaps with defects.",
      "inspection.failed": "An inspection was submitted that the vehicle failed."
    },
    data: Schema.Struct({
      inspection_id: InspectionId,
      vehicle_id: VehicleId,
      form_id: FormId,
      result: InspectionResult
    }),
    messageOf: ({ inspectionId, vehicleId, formId, result }) => ({
      type: result === "fail" ? "inspection.failed" : "inspection.submitted",
      data: { inspection_id: inspectionId, vehicle_id: vehicleId, form_id: formId, result }
    })
  }),
  publicEvent({
    event: InspectionsMissed,
    types: { "inspections.missed": "Inspections were not done in time." },
    data: Schema.Struct({
      count: Schema.Int,
      vehicle_id: Schema.NullOr(VehicleId),
      form_id: Schema.NullOr(FormId)
    }),
    messageOf: ({ count, only }) => ({
      type: "inspections.missed",
      data: { count, vehicle_id: only?.vehicleId ?? null, form_id: only?.formId ?? null }
    })
  })
] as const
