import { event, OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { DOWNTIME } from "../cachedQueries.ts"

/** A vehicle could not be used, or can again, or what was recorded of that changed. */
export class DowntimeChanged extends event(
  "DowntimeChanged",
  { organizationId: OrganizationId, vehicleId: VehicleId },
  { invalidates: [DOWNTIME] }
) {}
