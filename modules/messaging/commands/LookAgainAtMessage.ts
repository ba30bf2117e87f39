import { Effect } from "effect"
import type { MessageTask } from "../domain/Tasks.ts"
import { UnreadMessages } from "../queries/UnreadMessages.ts"
import { notifyOfMessage } from "./NotifyOfMessage.ts"

/** Tells the recipient of a message they had the chance to see, if they have not read it. With the system's rights. */
export const lookAgainAtMessage = Effect.fn("messaging.lookAgainAtMessage")(function* (message: MessageTask) {
  const { organizationId, messageId } = message
  const isUnread = yield* UnreadMessages.use((messages) => messages.isUnread(organizationId, messageId))
  if (isUnread) yield* notifyOfMessage(message)
})
