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

/** The end of a session, for its browser, whose subscription is deleted already. `attempt` counts from 1. */
export const SessionEndTask = Schema.Struct({
  userId: UserId,
  endpoint: Schema.String,
  p256dh: Schema.String,
  auth: Schema.String,
  attempt: Schema.Int
})
export type SessionEndTask = typeof SessionEndTask.Type

/** Work that continues after the current unit of work has committed; delays in seconds. */
export class Tasks extends Context.Service<
  Tasks,
  {
    readonly sendPush: (task: PushTask, after: number) => Effect.Effect<void>
    readonly announceSessionEnd: (task: SessionEndTask, after: number) => Effect.Effect<void>
  }
>()("notifications/Tasks") {}
