import type { Events, Ids, NotFound, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type {
  ReadingImplausible,
  ReadingInFuture,
  ReadingOfReplacement,
  ReadingOutOfOrder,
  UnitNotOfMeter
} from "../contract/errors/meters.ts"
import type { MeterId, ReadingId, VehicleId } from "../contract/ids.ts"
import type { MeterUnit, StandardKind } from "../contract/meterUnits.ts"
import type { Plausibility, ReadingSource } from "../contract/meterViews.ts"

export interface ReadingToRecord {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  /** One of the vehicle's meters, or its only one of a kind, which is added if it is not there yet. */
  readonly meter: MeterId | { readonly kind: StandardKind }
  /** When the dial showed it. */
  readonly readAt: Date
  /** What the dial shows, in its unit. */
  readonly value: number
  readonly unit: MeterUnit
  readonly source: Exclude<ReadingSource, "replacement">
  /** The record that it belongs to, such as a handover. */
  readonly sourceRef: string | null
  /** Whether it is stored even if it is unlikely: the person was asked, or there is none to ask. */
  readonly confirmed: boolean
}

export interface RecordedReading {
  readonly id: ReadingId
  readonly meter_id: MeterId
  /** In meters or seconds. */
  readonly value: number
  readonly plausibility: Plausibility
}

export type ReadingRefusal =
  NotFound | UnitNotOfMeter | ReadingInFuture | ReadingOutOfOrder | ReadingImplausible

/**
 * A write port: readings of vehicles' meters. Joins the caller's unit of work and locks the vehicle, so several are
 * recorded by ascending vehicle. The caller has checked the permission. A refused reading changes nothing, so the
 * caller may go on with others.
 */
export class MeterReadings extends Context.Service<
  MeterReadings,
  {
    readonly record: (
      reading: ReadingToRecord
    ) => Effect.Effect<RecordedReading, ReadingRefusal, Events | Ids>
    /** Voids a reading, so that it no longer counts. Returns whether it was valid before. */
    readonly discard: (
      organizationId: OrganizationId,
      id: ReadingId,
      at: Date,
      reason: string
    ) => Effect.Effect<boolean, NotFound | ReadingOfReplacement, Events | Ids>
    /** Makes a voided reading valid again, if it fits between those around it. Returns whether it was void before. */
    readonly restore: (
      organizationId: OrganizationId,
      id: ReadingId
    ) => Effect.Effect<boolean, NotFound | ReadingOfReplacement | ReadingOutOfOrder, Events | Ids>
  }
>()("fleet/MeterReadings") {}
