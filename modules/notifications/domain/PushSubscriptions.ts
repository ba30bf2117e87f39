import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { PushSubscriptionId, PushSubscriptionView } from "../contract/index.ts"

/** More browsers than anybody uses. */
export const MOST_BROWSERS = 10

/** A browser's address at its push service, the keys it reads with, and the session it belongs to. */
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

/** The browsers that take push messages; one's own only, anybody's with the system's rights. */
export class PushSubscriptions extends Context.Service<
  PushSubscriptions,
  {
    /** Makes other changes to this person's subscriptions wait until the unit of work ends. */
    readonly lock: (userId: UserId) => Effect.Effect<void>
    /** How many other browsers a person has, those of this session not counted: a browser has one session. */
    readonly countOthers: (subscription: PushSubscription) => Effect.Effect<number>
    /**
     * Stores this one, or renews the one this browser has: its id is answered. What the session had before,
     * and what anybody else has in the same browser, ends.
     */
    readonly save: (subscription: PushSubscription) => Effect.Effect<PushSubscriptionId>
    readonly find: (userId: UserId, id: PushSubscriptionId) => Effect.Effect<Option.Option<PushSubscription>>
    readonly idsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<PushSubscriptionId>>
    /** Newest first; `current` is that of the session. */
    readonly views: (userId: UserId, current: SessionId) => Effect.Effect<ReadonlyArray<PushSubscriptionView>>
    /** False when it is not there. */
    readonly remove: (userId: UserId, id: PushSubscriptionId) => Effect.Effect<boolean>
    readonly removeOfSessions: (userId: UserId, sessions: ReadonlyArray<SessionId>) => Effect.Effect<void>
  }
>()("notifications/PushSubscriptions") {}
