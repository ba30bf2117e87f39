import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { SavedView, SavedViewId } from "../contract/views.ts"

/** The saved views of an organization, as far as the member may see them. Deleted ones are found by `lockDeleted` only. */
export class SavedViews extends Context.Service<
  SavedViews,
  {
    /** By name. */
    readonly ofList: (organizationId: OrganizationId, list: string) => Effect.Effect<ReadonlyArray<SavedView>>
    /** Locks the view until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: SavedViewId
    ) => Effect.Effect<Option.Option<SavedView>>
    readonly lockDeleted: (
      organizationId: OrganizationId,
      id: SavedViewId
    ) => Effect.Effect<Option.Option<SavedView>>
    /**
     * The number of views that share a limit with this one: the shared ones of its list, or its owner's personal ones.
     * Until the unit of work ends, no one else counts those of the list.
     */
    readonly countAlike: (view: SavedView) => Effect.Effect<number>
    readonly add: (view: SavedView) => Effect.Effect<void>
    /** Stores all fields that can change. */
    readonly save: (view: SavedView) => Effect.Effect<void>
    readonly delete: (view: SavedView, at: Date) => Effect.Effect<void>
    readonly restore: (view: SavedView) => Effect.Effect<void>
    /** Deletes the views permanently that were deleted before this instant, and returns how many. */
    readonly purgeDeletedBefore: (at: Date) => Effect.Effect<number>
  }
>()("views/SavedViews") {}
