import { OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { DowntimeCause } from "../../contract/downtime.ts"
import { DefectId, DowntimeId, WorkOrderId } from "../../contract/ids.ts"

/** Why a vehicle could not be used, and when. `ends_at` is null while it lasts. */
export const DowntimeReason = Schema.Struct({
  organization_id: OrganizationId,
  id: DowntimeId,
  vehicle_id: VehicleId,
  cause: DowntimeCause,
  planned: Schema.Boolean,
  starts_at: Schema.Date,
  ends_at: Schema.NullOr(Schema.Date),
  note: Schema.NullOr(Schema.String),
  work_order_id: Schema.NullOr(WorkOrderId),
  defect_id: Schema.NullOr(DefectId),
  recorded_by: Schema.NullOr(UserId),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type DowntimeReason = typeof DowntimeReason.Type

/** A part of the ledger, which has every instant of a vehicle at most once. */
export interface DowntimeSegment {
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly cause: DowntimeCause
  readonly planned: boolean
  readonly reason_id: DowntimeId
}

/** Whether it was recorded by a person, and not because of a work order or a defect. */
export const isByHand = ({ work_order_id, defect_id }: Pick<DowntimeReason, "work_order_id" | "defect_id">) =>
  work_order_id === null && defect_id === null

/** Whether nothing is between its start and its end, or one of them is still ahead. */
export const isReversed = (
  { starts_at, ends_at }: Pick<DowntimeReason, "starts_at" | "ends_at">,
  at: Date
): boolean => starts_at > at || (ends_at !== null && (ends_at <= starts_at || ends_at > at))

export class Downtime extends Context.Service<
  Downtime,
  {
    /** Locks the downtime of a vehicle until the unit of work ends. */
    readonly lockVehicle: (organizationId: OrganizationId, vehicleId: VehicleId) => Effect.Effect<void>
    readonly find: (
      organizationId: OrganizationId,
      id: DowntimeId
    ) => Effect.Effect<Option.Option<DowntimeReason>>
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<DowntimeReason>>
    /** The defects that block a vehicle: those whose release is not signed. */
    readonly blockingDefects: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<DefectId>>
    readonly add: (reason: DowntimeReason) => Effect.Effect<void>
    readonly save: (reason: DowntimeReason) => Effect.Effect<void>
    readonly remove: (reason: DowntimeReason) => Effect.Effect<void>
    /** Replaces the ledger of a vehicle. */
    readonly write: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      segments: ReadonlyArray<DowntimeSegment>
    ) => Effect.Effect<void>
  }
>()("maintenance/Downtime") {}
