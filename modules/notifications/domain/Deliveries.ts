import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { NotificationId } from "../contract/index.ts"
import type { Outgoing } from "./outgoing.ts"

/** The channels that can wait. */
export type Waiting = "email" | "push"

export interface Delivery {
  readonly id: string
  readonly user_id: UserId
  readonly notification_id: NotificationId
  readonly channel: Waiting
  readonly due_at: Date
}

/** A notification whose time has come, on one channel. */
export interface Due extends Outgoing {
  readonly channel: Waiting
}

/** E-mails and push messages that wait for their time. */
export class Deliveries extends Context.Service<
  Deliveries,
  {
    readonly add: (delivery: Delivery) => Effect.Effect<void>
    /** Gives all that wait on a channel another time: the person changed when they want to be reached. */
    readonly reschedule: (userId: UserId, channel: Waiting, dueAt: Date) => Effect.Effect<void>
    /** Some of the people for whom something is due, by their ids, those behind `after`. With the system's rights. */
    readonly peopleDue: (
      at: Date,
      after: UserId | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<UserId>>
    /**
     * Takes what is due for a person, oldest first: of two that take at once, one gets it. It is gone when
     * the unit of work commits, and was never taken when it does not. With the system's rights.
     */
    readonly take: (userId: UserId, at: Date) => Effect.Effect<ReadonlyArray<Due>>
  }
>()("notifications/Deliveries") {}
