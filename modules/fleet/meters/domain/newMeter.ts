import type { OrganizationId } from "#kernel"
import type { MeterId, SegmentId, VehicleId } from "../../contract/ids.ts"
import { type MeterKind, type MeterUnit, measureOf, measureOfKind } from "../../contract/meterUnits.ts"
import type { Meter } from "./Meters.ts"

/** Whether a meter is read in this unit. */
export const isReadIn = ({ kind, measure }: Pick<Meter, "kind" | "measure">, unit: MeterUnit): boolean =>
  (kind === "other" ? measure : measureOfKind(kind)) === measureOf(unit)

interface Making {
  readonly id: MeterId
  readonly segmentId: SegmentId
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  readonly kind: MeterKind
  readonly name: string | null
  readonly unit: MeterUnit
  readonly at: Date
}

/** A meter with its first segment. The first meter of a vehicle is its primary one. */
export const newMeter = (
  others: ReadonlyArray<Meter>,
  { id, segmentId, organizationId, vehicleId, at, ...made }: Making
): Meter => ({
  ...made,
  organization_id: organizationId,
  id,
  vehicle_id: vehicleId,
  measure: measureOf(made.unit),
  is_primary: others.length === 0,
  created_at: at,
  segments: [
    {
      id: segmentId,
      seq: 1,
      reason: "initial",
      started_at: null,
      start_value: 0,
      life_at_start: 0,
      scale: 1,
      note: null
    }
  ]
})
