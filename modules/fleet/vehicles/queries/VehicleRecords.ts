import { CalendarDate, type OrganizationId } from "#kernel"
import { FileId } from "#files/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import { VehicleView } from "../../contract/vehicleViews.ts"

/** A vehicle as its page shows it, with the file of its main photo instead of addresses. */
export const VehicleRecord = Schema.Struct({
  ...VehicleView.fields,
  photo_file: Schema.NullOr(FileId),
  next_expiry: Schema.NullOr(CalendarDate)
})
export type VehicleRecord = typeof VehicleRecord.Type

export class VehicleRecords extends Context.Service<
  VehicleRecords,
  {
    readonly find: (
      organizationId: OrganizationId,
      id: VehicleId
    ) => Effect.Effect<Option.Option<VehicleRecord>>
  }
>()("fleet/VehicleRecords") {}
