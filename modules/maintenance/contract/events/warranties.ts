import { event, OrganizationId, RecordChange } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { WARRANTIES } from "../cachedQueries.ts"
import { WarrantyId } from "../ids.ts"

/** A warranty of a vehicle was added, edited, archived or restored. */
export class WarrantyChanged extends event(
  "WarrantyChanged",
  {
    organizationId: OrganizationId,
    vehicleId: VehicleId,
    warrantyId: WarrantyId,
    change: Schema.optionalKey(RecordChange)
  },
  { invalidates: [WARRANTIES] }
) {}
