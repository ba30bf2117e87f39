import { event, OrganizationId, RecordChange } from "#kernel"
import { Schema } from "effect"
import { PARTS, VENDORS } from "../cachedQueries.ts"
import { PartId, VendorId } from "../ids.ts"

/** A part was added, edited, archived or restored. */
export class PartChanged extends event(
  "PartChanged",
  { organizationId: OrganizationId, partId: PartId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [PARTS] }
) {}

/** Parts were received, issued, returned or counted. */
export class StockMoved extends event(
  "StockMoved",
  { organizationId: OrganizationId, partIds: Schema.Array(PartId) },
  { invalidates: [PARTS] }
) {}

/** The stock of a part has fallen to its reorder point or below. */
export class PartReachedReorderPoint extends event(
  "PartReachedReorderPoint",
  {
    organizationId: OrganizationId,
    partId: PartId,
    name: Schema.String,
    onHand: Schema.Number,
    reorderPoint: Schema.Number
  },
  { invalidates: [] }
) {}

/** A vendor was added, edited, archived or restored. */
export class VendorChanged extends event(
  "VendorChanged",
  { organizationId: OrganizationId, vendorId: VendorId, change: Schema.optionalKey(RecordChange) },
  { invalidates: [VENDORS] }
) {}
