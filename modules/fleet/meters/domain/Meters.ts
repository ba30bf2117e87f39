import { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { MeterExists, ReadingOutOfOrder } from "../../contract/errors/meters.ts"
import { MeterId, ReadingId, SegmentId, VehicleId } from "../../contract/ids.ts"
import { Measure, MeterKind, MeterUnit } from "../../contract/meterUnits.ts"
import { CurrentReading, ReadingSource, SegmentView } from "../../contract/meterViews.ts"
import type { Around } from "./readings.ts"

/** A segment that was not undone. */
export const Segment = Schema.Struct({
  ...SegmentView.fields,
  life_at_start: Schema.Number,
  scale: Schema.Number
})
export type Segment = typeof Segment.Type

/** A meter with its segments, oldest first. */
export const Meter = Schema.Struct({
  organization_id: OrganizationId,
  id: MeterId,
  vehicle_id: VehicleId,
  kind: MeterKind,
  name: Schema.NullOr(Schema.String),
  measure: Measure,
  unit: MeterUnit,
  is_primary: Schema.Boolean,
  created_at: Schema.Date,
  segments: Schema.Array(Segment)
})
export type Meter = typeof Meter.Type

/** A reading, valid or not. */
export const StoredReading = Schema.Struct({
  ...CurrentReading.fields,
  vehicle_id: VehicleId,
  meter_id: MeterId,
  segment_id: SegmentId,
  voided_at: Schema.NullOr(Schema.Date)
})
export type StoredReading = typeof StoredReading.Type

export interface NewReading extends CurrentReading {
  readonly organization_id: OrganizationId
  readonly meter_id: MeterId
  readonly segment_id: SegmentId
  readonly source: ReadingSource
  readonly source_ref: string | null
  readonly recorded_at: Date
}

export interface Voiding {
  readonly at: Date
  readonly reason: string
}

/** All changes of a vehicle's meters are made while the vehicle is locked. */
export class Meters extends Context.Service<
  Meters,
  {
    /** The primary one first. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Meter>>
    readonly find: (organizationId: OrganizationId, id: MeterId) => Effect.Effect<Option.Option<Meter>>
    readonly add: (meter: Meter) => Effect.Effect<void, MeterExists>
    /** Stores name, unit and whether it is the primary one, which then no other meter of the vehicle is. */
    readonly save: (meter: Meter) => Effect.Effect<void, MeterExists>
    readonly remove: (organizationId: OrganizationId, id: MeterId) => Effect.Effect<void>
    /** Whether it has readings, valid or not. */
    readonly isRead: (organizationId: OrganizationId, id: MeterId) => Effect.Effect<boolean>
    /** Ends the newest segment, whose values had this scale, and begins another one. */
    readonly addSegment: (
      meter: Meter,
      segment: Segment,
      scaleBefore: number,
      at: Date
    ) => Effect.Effect<void>
    /** Voids the newest segment, so that the one before it continues as it was. */
    readonly undoSegment: (meter: Meter, at: Date) => Effect.Effect<void>
    /** The valid readings of a segment around an instant; before it at most as many as tell its usual use. */
    readonly around: (organizationId: OrganizationId, segmentId: SegmentId, at: Date) => Effect.Effect<Around>
    readonly addReading: (reading: NewReading) => Effect.Effect<void, ReadingOutOfOrder>
    readonly findReading: (
      organizationId: OrganizationId,
      id: ReadingId
    ) => Effect.Effect<Option.Option<StoredReading>>
    /** Valid readings of a segment, newest first, at most a few. */
    readonly newestReadings: (
      organizationId: OrganizationId,
      segmentId: SegmentId
    ) => Effect.Effect<ReadonlyArray<StoredReading>>
    readonly setVoid: (organizationId: OrganizationId, id: ReadingId, voiding: Voiding) => Effect.Effect<void>
    readonly restore: (
      organizationId: OrganizationId,
      id: ReadingId
    ) => Effect.Effect<void, ReadingOutOfOrder>
  }
>()("fleet/Meters") {}
