import { reaction } from "#infra/jobs"
import { MessagesRead } from "#messaging/contract"
import { readAbout } from "../commands/ReadAbout.ts"

/** Who has read a conversation need not be told of its messages any more. */
export const whenMessagesRead = reaction({
  name: "notifications.when-messages-read",
  does: "Marks message notifications as read once the messages are.",
  touches: ["notifications.notifications"],
  event: MessagesRead,
  run: ({ userId, threadId }) => readAbout(userId, threadId)
})
