import { type OrganizationId, permitted } from "#kernel"
import { Context, Effect } from "effect"
import type { MessageId } from "../contract/views.ts"
import type { Mailbox } from "../domain/Threads.ts"

export class UnreadMessages extends Context.Service<
  UnreadMessages,
  {
    readonly count: (mailbox: Mailbox) => Effect.Effect<number>
    /** Whether its recipient has not read it yet; no for one that is gone. With the system's rights. */
    readonly isUnread: (organizationId: OrganizationId, id: MessageId) => Effect.Effect<boolean>
  }
>()("messaging/UnreadMessages") {}

/** How many messages and replies to oneself are unread. */
export const unreadMessages = Effect.fn("messaging.unreadMessages")(function* () {
  const mailbox = yield* permitted("messages.read")
  return { unread: yield* UnreadMessages.use((messages) => messages.count(mailbox)) }
})
