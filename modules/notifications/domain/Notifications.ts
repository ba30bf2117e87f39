import type { EventId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { NotificationId } from "../contract/index.ts"
import type { Outgoing } from "./outgoing.ts"

export const RETENTION_DAYS = 180

/** A notification as stored. */
export interface NewNotification extends Outgoing {
  readonly event_id: EventId
  /** False for notifications sent only by email or push. */
  readonly shown: boolean
}

/** Notifications: a person's own, or anyone's with system rights. */
export class Notifications extends Context.Service<
  Notifications,
  {
    /** False when the person already has a notification of this kind for the event. */
    readonly add: (notification: NewNotification) => Effect.Effect<boolean>
    readonly outgoing: (userId: UserId, id: NotificationId) => Effect.Effect<Option.Option<Outgoing>>
    /** Marks one as read, keeping the first time; `changed` is false if it already was. Undefined if it does not exist. */
    readonly markRead: (
      userId: UserId,
      id: NotificationId,
      at: Date
    ) => Effect.Effect<{ readonly changed: boolean } | undefined>
    /** Marks all unread ones as read, or only those about one thing, and returns how many. */
    readonly markAllRead: (userId: UserId, at: Date, about?: string) => Effect.Effect<number>
    /** Deletes up to a few thousand created before this time and returns how many. Needs system rights. */
    readonly removeBefore: (at: Date) => Effect.Effect<number>
  }
>()("notifications/Notifications") {}
