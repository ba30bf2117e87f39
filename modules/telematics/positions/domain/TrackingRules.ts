import { OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import type { TrackingSettings } from "../../contract/tripViews.ts"

/** What holds for an organization that has decided nothing. */
export const DEFAULT_SETTINGS: TrackingSettings = { retention_days: 400, tracked_hours: null }

/** An organization and for how many days it stores positions. */
export const Retention = Schema.Struct({ organization_id: OrganizationId, retention_days: Schema.Int })
export type Retention = typeof Retention.Type

/** What organizations decided about positions, and its enforcement. */
export class TrackingRules extends Context.Service<
  TrackingRules,
  {
    readonly of: (organizationId: OrganizationId) => Effect.Effect<TrackingSettings>
    readonly save: (
      organizationId: OrganizationId,
      settings: TrackingSettings,
      at: Date
    ) => Effect.Effect<void>
    /** Organizations that store positions for less time than others may, in all organizations. */
    readonly shorter: (days: number) => Effect.Effect<ReadonlyArray<Retention>>
    /** The longest time for which any organization stores positions, in days. */
    readonly longest: Effect.Effect<number>
    /** Deletes the positions, trips and stops of an organization before an instant. Returns how many positions. */
    readonly deleteBefore: (organizationId: OrganizationId, before: Date) => Effect.Effect<number>
    /** Makes sure that positions of an instant can be stored. */
    readonly prepare: (at: Date) => Effect.Effect<void>
    /** Drops the months that ended before an instant. */
    readonly dropBefore: (before: Date) => Effect.Effect<void>
  }
>()("telematics/TrackingRules") {}
