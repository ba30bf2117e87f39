import { type NotFound, OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { FuelEntryId, LocationId, ReadingId, VehicleId } from "../../contract/ids.ts"
import { Energy, FuelUnit } from "../../contract/meterUnits.ts"
import type { Voiding } from "../../meters/domain/Meters.ts"

export const FuelEntry = Schema.Struct({
  organization_id: OrganizationId,
  id: FuelEntryId,
  vehicle_id: VehicleId,
  at: Schema.Date,
  energy: Energy,
  quantity: Schema.Number,
  raw_quantity: Schema.Number,
  raw_unit: FuelUnit,
  is_full: Schema.Boolean,
  missed_previous: Schema.Boolean,
  cost_minor: Schema.NullOr(Schema.Number),
  currency: Schema.NullOr(Schema.String),
  location_id: Schema.NullOr(LocationId),
  place: Schema.NullOr(Schema.String),
  reading_id: Schema.NullOr(ReadingId),
  recorded_at: Schema.Date,
  voided_at: Schema.NullOr(Schema.Date)
})
export type FuelEntry = typeof FuelEntry.Type

/** All changes are made while the vehicle is locked. */
export class FuelEntries extends Context.Service<
  FuelEntries,
  {
    /** Fails if the location is not one of the organization's. */
    readonly add: (entry: FuelEntry) => Effect.Effect<void, NotFound>
    readonly find: (
      organizationId: OrganizationId,
      id: FuelEntryId
    ) => Effect.Effect<Option.Option<FuelEntry>>
    readonly setVoid: (
      organizationId: OrganizationId,
      id: FuelEntryId,
      voiding: Voiding
    ) => Effect.Effect<void>
    readonly restore: (organizationId: OrganizationId, id: FuelEntryId) => Effect.Effect<void>
  }
>()("fleet/FuelEntries") {}
