import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { Choice } from "./kinds.ts"
import type { Rhythm } from "./times.ts"

/** When a person wants to be reached, as far as they said so. */
export type Settings = Omit<Rhythm, "zone">

/** What people said about how they want to be told; one's own only, anybody's with the system's rights. */
export class Choices extends Context.Service<
  Choices,
  {
    /** Those that differ from the default. */
    readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<Choice>>
    readonly keep: (userId: UserId, choice: Choice) => Effect.Effect<void>
    /** Back to the default. */
    readonly forget: (userId: UserId, choice: Choice) => Effect.Effect<void>
    readonly settings: (userId: UserId) => Effect.Effect<Settings>
    readonly saveSettings: (userId: UserId, settings: Omit<Settings, "digested_on">) => Effect.Effect<void>
    /** Notes that the digest of a day went out. With the system's rights. */
    readonly markDigested: (userId: UserId, day: string) => Effect.Effect<void>
  }
>()("notifications/Choices") {}
