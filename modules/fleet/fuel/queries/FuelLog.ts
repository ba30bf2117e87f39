import { type OrganizationId, type PageRequest, UserId } from "#kernel"
import { Context, type Effect, Schema, Struct } from "effect"
import { FuelEntryView } from "../../contract/fuelViews.ts"
import type { VehicleId } from "../../contract/ids.ts"
import type { Fill } from "../domain/consumption.ts"

/** An entry without the names of the people, and without what others say about it. */
export const FuelRow = Schema.Struct({
  ...FuelEntryView.mapFields(Struct.omit(["consumption", "recorded_by", "voided"])).fields,
  recorded_by: Schema.NullOr(UserId),
  voided_at: Schema.NullOr(Schema.Date),
  voided_by: Schema.NullOr(UserId),
  void_reason: Schema.NullOr(Schema.String)
})
export type FuelRow = typeof FuelRow.Type

export class FuelLog extends Context.Service<
  FuelLog,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<FuelRow>>
    /** The valid entries of a vehicle, oldest first. */
    readonly fills: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Fill>>
  }
>()("fleet/FuelLog") {}
