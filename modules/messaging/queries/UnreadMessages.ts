import { type OrganizationId, permitted } from "#kernel"
import { Context, Effect } from "effect"
import type { MessageId } from "../contract/ids.ts"
import type { Mailbox } from "../domain/Messages.ts"

export class UnreadMessages extends Context.Service<
  UnreadMessages,
  {
    readonly count: (mailbox: Mailbox) => Effect.Effect<number>
    /** Whether the recipient has not read it yet; false for a deleted message. Runs with system rights. */
    readonly isUnread: (organizationId: OrganizationId, id: MessageId) => Effect.Effect<boolean>
  }
>()("messaging/UnreadMessages") {}

/** How many messages and replies to the current user are unread. */
export const unreadMessages = Effect.fn("messaging.unreadMessages")(function* () {
  const mailbox = yield* permitted("messages.read")
  return { unread: yield* UnreadMessages.use((messages) => messages.count(mailbox)) }
})
