import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { Choice } from "./kinds.ts"
import type { DeliverySchedule } from "./times.ts"

/** A person's delivery times. */
export type Settings = Omit<DeliverySchedule, "zone">

/** People's notification preferences: a person's own, or anyone's with system rights. */
export class Choices extends Context.Service<
  Choices,
  {
    /** The choices that differ from the defaults. */
    readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<Choice>>
    readonly save: (userId: UserId, choice: Choice) => Effect.Effect<void>
    /** Restores the default. */
    readonly reset: (userId: UserId, choice: Choice) => Effect.Effect<void>
    readonly settings: (userId: UserId) => Effect.Effect<Settings>
    readonly saveSettings: (userId: UserId, settings: Omit<Settings, "digested_on">) => Effect.Effect<void>
    /** Records that the digest of a day was sent. Needs system rights. */
    readonly markDigested: (userId: UserId, day: string) => Effect.Effect<void>
  }
>()("notifications/Choices") {}
