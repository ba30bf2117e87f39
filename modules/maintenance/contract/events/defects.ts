import { event, OrganizationId, UserId } from "#kernel"
import { HoldId, HoldKind, VehicleId, TIMELINE } from "#fleet/contract"
import { Schema } from "effect"
import { DEFECTS } from "../cachedQueries.ts"
import { DefectResolution, DefectSeverity, DefectSource } from "../defectViews.ts"
import { DefectId } from "../ids.ts"

/** A hold that a blocking defect made tentative, who has booked it for whom. */
const DemotedHold = Schema.Struct({
  id: HoldId,
  kind: HoldKind,
  starts_at: Schema.Date,
  held_for: Schema.NullOr(Schema.String),
  created_by: Schema.NullOr(UserId)
})

/** A defect of a vehicle was reported. */
export class DefectReported extends event(
  "DefectReported",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    defectId: DefectId,
    severity: DefectSeverity,
    blocking: Schema.Boolean,
    source: DefectSource,
    reportedBy: Schema.NullOr(UserId)
  },
  { invalidates: [DEFECTS, TIMELINE] }
) {}

/** A blocking defect grounded its vehicle. `demoted`: the bookings that the vehicle may not be there for. */
export class VehicleGroundedByDefect extends event(
  "VehicleGroundedByDefect",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    defectId: DefectId,
    /** Null for the system and for people without an account. */
    groundedBy: Schema.NullOr(UserId),
    demoted: Schema.Array(DemotedHold)
  },
  { invalidates: [DEFECTS] }
) {}

/**
 * A defect was edited, deferred, resolved, verified, released or reopened. `resolution` is set if it was resolved, `reopenedBy` if a
 * member opened it again.
 */
export class DefectChanged extends event(
  "DefectChanged",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    defectId: DefectId,
    resolution: Schema.optionalKey(DefectResolution),
    reopenedBy: Schema.optionalKey(UserId)
  },
  { invalidates: [DEFECTS, TIMELINE] }
) {}

/** The day until which a defect was deferred has passed, so it is open again. `deferredBy`: null once unknown. */
export class DeferralEnded extends event(
  "DeferralEnded",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    defectId: DefectId,
    deferredBy: Schema.NullOr(UserId)
  },
  { invalidates: [] }
) {}

/** A driver signed to have seen what was repaired. */
export class RepairsAcknowledged extends event(
  "RepairsAcknowledged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [DEFECTS, TIMELINE] }
) {}

/** A sticker of a vehicle was created, used or revoked. */
export class StickersChanged extends event(
  "StickersChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [DEFECTS] }
) {}
