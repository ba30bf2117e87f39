import { csvPage, permitted } from "#kernel"
import { Effect } from "effect"
import { MessageId } from "../contract/ids.ts"
import type { MessageView } from "../contract/views.ts"
import { Messages } from "../domain/Messages.ts"
import { namedMessages } from "./messageViews.ts"

/** At most 4 MB of text. */
const PAGE_SIZE = 100

const HEADER = ["conversation", "at", "from", "to", "subject", "message", "attachments"]

const cellsOf = (message: Omit<MessageView, "can_reply">) => [
  message.thread_id,
  message.created_at.toISOString(),
  message.sender_name,
  message.recipient_name,
  message.subject,
  message.content,
  message.attachments.map(({ name }) => name).join("\n")
]

/** Returns a page of an export and where the next one begins. The member may have left meanwhile. */
export const messagePage = Effect.fn("messaging.messagePage")(function* (after: string | null) {
  const mailbox = yield* permitted("messages.read")
  const position = after === null ? null : MessageId.make(after)
  const stored = yield* Messages.use((messages) => messages.following(mailbox, position, PAGE_SIZE + 1))
  const items = stored.slice(0, PAGE_SIZE)
  const rows = (yield* namedMessages(mailbox, items)).map(cellsOf)
  const next = stored.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null
  return { bytes: csvPage(after === null ? HEADER : undefined, rows), next }
})
