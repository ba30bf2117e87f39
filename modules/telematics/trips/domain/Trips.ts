import { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { DeviceId } from "../../contract/ids.ts"
import type { TripPurpose } from "../../contract/tripViews.ts"
import type { GoodFix } from "../../domain/GoodFix.ts"
import type { Segments } from "./segment.ts"
import type { Stop, Trip } from "./Trip.ts"

/** A vehicle whose trips are out of date, and since when. */
export const OutOfDate = Schema.Struct({
  organization_id: OrganizationId,
  vehicle_id: VehicleId,
  since: Schema.Date
})
export type OutOfDate = typeof OutOfDate.Type

/** A device whose reports led to that, and its state's version when they were read. */
export const Reporting = Schema.Struct({ device_id: DeviceId, changed_at: Schema.NullOr(Schema.String) })
export type Reporting = typeof Reporting.Type

/** A purpose of a drive, to be stored. */
export interface Purpose {
  readonly begins_at: Date
  readonly ends_at: Date | null
  readonly ends_with_stop: boolean
  readonly purpose: Exclude<TripPurpose, "unknown">
}

export interface Drive {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
}

/** The trips and stops that were derived. */
export class Trips extends Context.Service<
  Trips,
  {
    /** Vehicles whose trips are out of date, in all organizations; those derived by an older version, too. */
    readonly outOfDate: (version: number, limit: number) => Effect.Effect<ReadonlyArray<OutOfDate>>
    /** The devices that are or were in the vehicle since then, and have reports that trips do not include. */
    readonly reporting: (drive: Drive, since: Date) => Effect.Effect<ReadonlyArray<Reporting>>
    /** The last stops that began before an instant, oldest first. */
    readonly stopsBefore: (drive: Drive, at: Date) => Effect.Effect<ReadonlyArray<Stop>>
    /** Whether the vehicle reported during a period. */
    readonly reportedBetween: (drive: Drive, from: Date, to: Date) => Effect.Effect<boolean>
    /** The first good fixes of a vehicle, one for every five seconds at most. `from`: null for the very first. */
    readonly fixes: (drive: Drive, from: Date | null, limit: number) => Effect.Effect<ReadonlyArray<GoodFix>>
    /** Replaces everything from an instant on, or all. Returns the trips that ended and were not known as such. */
    readonly replace: (
      drive: Drive,
      from: Date | null,
      segments: Segments,
      version: number
    ) => Effect.Effect<ReadonlyArray<Trip>>
    /** Marks the devices as up to date, except those that have reported since. */
    readonly markDerived: (
      organizationId: OrganizationId,
      devices: ReadonlyArray<Reporting>
    ) => Effect.Effect<void>
    /** Ends purposes that last until the vehicle drives on. */
    readonly endPurposes: (drive: Drive) => Effect.Effect<void>
    readonly find: (drive: Drive, startedAt: Date) => Effect.Effect<Option.Option<Trip>>
    /** When the vehicle left the place where a trip ended; null if it is still there, or on the way. */
    readonly leftAfter: (drive: Drive, endedAt: Date) => Effect.Effect<Date | null>
  }
>()("telematics/Trips") {}
