import { UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { NotificationId, PushSubscriptionId } from "../contract/index.ts"

/** One notification for one browser. `attempt` counts from 1. */
export const PushTask = Schema.Struct({
  userId: UserId,
  notificationId: NotificationId,
  subscriptionId: PushSubscriptionId,
  attempt: Schema.Int
})
export type PushTask = typeof PushTask.Type

/** Work that continues after the current unit of work has committed; delays in seconds. */
export class Tasks extends Context.Service<
  Tasks,
  {
    readonly sendPush: (task: PushTask, after: number) => Effect.Effect<void>
  }
>()("notifications/Tasks") {}
