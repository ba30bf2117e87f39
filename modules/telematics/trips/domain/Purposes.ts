import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { Drive, Purpose } from "./Trips.ts"

/** A purpose with no end yet: it lasts until its driver ends it, drives on or gives the vehicle back. */
export interface LastingPurpose {
  readonly drive: Drive
  readonly userId: UserId
}

/** What people drove vehicles for. */
export class Purposes extends Context.Service<
  Purposes,
  {
    /** Removes what a driver said about the time from one instant to another, which is open if it is null. */
    readonly clear: (drive: Drive, userId: UserId, from: Date, until: Date | null) => Effect.Effect<void>
    /** Returns whether it is stored: false if another driver has said something about that time. */
    readonly add: (
      drive: Drive,
      userId: UserId,
      id: string,
      purpose: Purpose,
      at: Date
    ) => Effect.Effect<boolean>
    /** Since when a driver has been driving privately, with no end yet. */
    readonly privateSince: (drive: Drive, userId: UserId, at: Date) => Effect.Effect<Option.Option<Date>>
    /** The purposes that have no end yet. */
    readonly lasting: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<LastingPurpose>>
    /** Ends the purpose that a driver said to last. Returns whether there was one. */
    readonly end: (drive: Drive, userId: UserId, at: Date) => Effect.Effect<boolean>
    /** Ends every purpose of a driver that has no end yet, also of a trip. Returns whether there was one. */
    readonly endAll: (drive: Drive, userId: UserId, at: Date) => Effect.Effect<boolean>
    /** Ends what others said of their trips before an instant, which would last until the vehicle drives on. */
    readonly endOfOthers: (drive: Drive, userId: UserId, at: Date) => Effect.Effect<void>
  }
>()("telematics/Purposes") {}
