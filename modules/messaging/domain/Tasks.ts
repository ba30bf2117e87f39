import { EventId, OrganizationId, UserId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { MessageId } from "../contract/ids.ts"

/** A message that its recipient may not have seen. */
export const MessageTask = Schema.Struct({
  eventId: EventId,
  organizationId: OrganizationId,
  messageId: MessageId,
  threadId: MessageId,
  senderId: UserId,
  recipientId: UserId,
  subject: Schema.String
})
export type MessageTask = typeof MessageTask.Type

/** Work that continues after the current unit of work has committed; delays in seconds. */
export class Tasks extends Context.Service<
  Tasks,
  { readonly notifyIfUnread: (task: MessageTask, after: number) => Effect.Effect<void> }
>()("messaging/Tasks") {}
