import { type NotFound, OrganizationId, UserId } from "#kernel"
import type { FileUnavailable } from "#files/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { Permille, RecordedDamage } from "../../contract/damageViews.ts"
import type { HandoverConflict, HandoverExists } from "../../contract/errors/drivers.ts"
import {
  HandoverDirection,
  HandoverReading,
  PositionedPhoto,
  Signature
} from "../../contract/handoverViews.ts"
import {
  AssignmentId,
  type DamageId,
  DriverId,
  HandoverId,
  LocationId,
  ReadingId,
  VehicleId
} from "../../contract/ids.ts"
import type { Damage } from "./damage.ts"

/** A handover as recorded, except for what the database adds: its place in the chain of its vehicle. */
export const Handover = Schema.Struct({
  organization_id: OrganizationId,
  id: HandoverId,
  vehicle_id: VehicleId,
  assignment_id: AssignmentId,
  driver_id: DriverId,
  direction: HandoverDirection,
  at: Schema.Date,
  device_at: Schema.Date,
  recorded_at: Schema.Date,
  recorded_by: UserId,
  location_id: Schema.NullOr(LocationId),
  reading_id: Schema.NullOr(ReadingId),
  reading: Schema.NullOr(HandoverReading),
  fuel_permille: Schema.NullOr(Permille),
  charge_permille: Schema.NullOr(Permille),
  keys: Schema.NullOr(Schema.Int),
  accessories: Schema.Array(Schema.String),
  notes: Schema.NullOr(Schema.String),
  photos: Schema.Array(PositionedPhoto),
  damage: Schema.Array(RecordedDamage),
  signatures: Schema.Array(Signature),
  corrects_id: Schema.NullOr(HandoverId)
})
export type Handover = typeof Handover.Type

/** Handovers, and the damage they found. Callers lock the vehicle before they change anything. */
export class Handovers extends Context.Service<
  Handovers,
  {
    readonly find: (organizationId: OrganizationId, id: HandoverId) => Effect.Effect<Option.Option<Handover>>
    /**
     * Fails unless the current user has uploaded all photos, if the assignment has such a handover, and with `NotFound` if the
     * location is not one of the organization's.
     */
    readonly add: (
      handover: Handover
    ) => Effect.Effect<void, HandoverExists | HandoverConflict | FileUnavailable | NotFound>
    readonly findDamage: (
      organizationId: OrganizationId,
      id: DamageId
    ) => Effect.Effect<Option.Option<Damage>>
    /** What is not repaired, oldest first. */
    readonly openDamage: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Damage>>
    /** Adds damage, or stores what became of it. */
    readonly saveDamage: (
      damage: ReadonlyArray<Damage>
    ) => Effect.Effect<void, FileUnavailable | HandoverConflict>
  }
>()("fleet/Handovers") {}
