import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { NotificationId } from "../contract/index.ts"
import type { Outgoing } from "./outgoing.ts"

/** The channels whose delivery can be deferred. */
export type DeferrableChannel = "email" | "push"

export interface Delivery {
  readonly id: string
  readonly user_id: UserId
  readonly notification_id: NotificationId
  readonly channel: DeferrableChannel
  readonly due_at: Date
}

/** A notification that is due on one channel. */
export interface Due extends Outgoing {
  readonly channel: DeferrableChannel
}

/** Deferred emails and push messages. */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    readonly add: (delivery: Delivery) => Effect.Effect<void>
    /** Moves everything deferred on a channel to another time. */
    readonly reschedule: (userId: UserId, channel: DeferrableChannel, dueAt: Date) => Effect.Effect<void>
    /** People with something due, ordered by id, starting after `after`. Needs system rights. */
    readonly peopleDue: (
      at: Date,
      after: UserId | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<UserId>>
    /**
     * Removes and returns what is due for a person, oldest first. Of concurrent calls one gets it. It is restored if the
     * unit of work rolls back. Needs system rights.
     */
    readonly take: (userId: UserId, at: Date) => Effect.Effect<ReadonlyArray<Due>>
  }
>()("notifications/Deliveries") {}
