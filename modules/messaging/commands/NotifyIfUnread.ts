import { Effect } from "effect"
import type { MessageTask } from "../domain/Tasks.ts"
import { UnreadMessages } from "../queries/UnreadMessages.ts"
import { notifyOfMessage } from "./NotifyOfMessage.ts"

/** Notifies the recipient of a message, unless they have read it. Runs with system rights. */
export const notifyIfUnread = Effect.fn("messaging.notifyIfUnread")(function* (message: MessageTask) {
  const { organizationId, messageId } = message
  const isUnread = yield* UnreadMessages.use((messages) => messages.isUnread(organizationId, messageId))
  if (isUnread) yield* notifyOfMessage(message)
})
