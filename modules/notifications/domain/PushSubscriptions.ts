import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { PushSubscriptionId, PushSubscriptionView } from "../contract/index.ts"

export const MAX_BROWSERS = 10

/** A browser's URL at its push service, its keys, and the session it belongs to. */
export interface PushSubscription {
  readonly id: PushSubscriptionId
  readonly user_id: UserId
  readonly session_id: SessionId
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly browser: string
  readonly created_at: Date
}

/** Browsers subscribed to push messages: a person's own, or anyone's with system rights. */
export class PushSubscriptions extends Context.Service<
  PushSubscriptions,
  {
    /** Serializes changes to this person's subscriptions until the unit of work ends. */
    readonly lock: (userId: UserId) => Effect.Effect<void>
    /** How many other browsers the person has, not counting this session's. */
    readonly countOthers: (subscription: PushSubscription) => Effect.Effect<number>
    /**
     * Stores a subscription, or renews the browser's existing one, and returns its id. Replaces the session's previous
     * subscription and ends other people's in the same browser.
     */
    readonly save: (subscription: PushSubscription) => Effect.Effect<PushSubscriptionId>
    readonly has: (userId: UserId, endpoint: string) => Effect.Effect<boolean>
    readonly find: (userId: UserId, id: PushSubscriptionId) => Effect.Effect<Option.Option<PushSubscription>>
    readonly idsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<PushSubscriptionId>>
    /** Newest first; `current` marks the one of this session. */
    readonly views: (userId: UserId, current: SessionId) => Effect.Effect<ReadonlyArray<PushSubscriptionView>>
    /** False when it does not exist. */
    readonly remove: (userId: UserId, id: PushSubscriptionId) => Effect.Effect<boolean>
    /** Returns where the removed ones are reached. */
    readonly removeOfSessions: (
      userId: UserId,
      sessions: ReadonlyArray<SessionId>
    ) => Effect.Effect<ReadonlyArray<Pick<PushSubscription, "endpoint" | "p256dh" | "auth">>>
  }
>()("notifications/PushSubscriptions") {}
