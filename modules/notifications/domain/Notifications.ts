import type { EventId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { NotificationId } from "../contract/index.ts"
import type { Outgoing } from "./outgoing.ts"

export const KEPT_DAYS = 180

/** A notification as it is stored. */
export interface NewNotification extends Outgoing {
  readonly event_id: EventId
  /** False when it is only mailed or pushed. */
  readonly shown: boolean
}

/** Notifications; one's own only, anybody's with the system's rights. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** False when this person was told of this event before. */
    readonly add: (notification: NewNotification) => Effect.Effect<boolean>
    readonly outgoing: (userId: UserId, id: NotificationId) => Effect.Effect<Option.Option<Outgoing>>
    /** Reads one, keeping the first time; `changed` tells whether it was unread. Undefined: not there. */
    readonly markRead: (
      userId: UserId,
      id: NotificationId,
      at: Date
    ) => Effect.Effect<{ readonly changed: boolean } | undefined>
    /** Reads all unread ones, or those about one thing; answers how many. */
    readonly markAllRead: (userId: UserId, at: Date, about?: string) => Effect.Effect<number>
    /** Removes some thousands of those made before; answers how many. With the system's rights. */
    readonly removeBefore: (at: Date) => Effect.Effect<number>
  }
>()("notifications/Notifications") {}
