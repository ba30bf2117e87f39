import { AuditLog, CurrentMember, newId } from "#kernel"
import { defineCli, Email, inOrganization, limit, needed, option, pages, titled } from "#infra/cli"
import { findAccount } from "#identity/cli"
import { listThreads, sendMessage } from "./operator.ts"
import { ClientId, Content, MessageView, Subject, ThreadSummary } from "./contract/index.ts"
import { Effect, Schema } from "effect"

/** Messages are private and not audited; that an operator acted on someone's behalf is. */
const record = Effect.fnUntraced(function* (action: string, subject?: string) {
  const { organizationId } = yield* CurrentMember
  const about = { action, organizationId, ...(subject === undefined ? {} : { subject }) }
  yield* AuditLog.use((log) => log.record(about))
})

const messageOperations = [
  inOrganization({
    words: "messages list",
    summary: "List a member's conversations, newest first.",
    example: 'messages list --organization "Riverside Depot" --as ada@example.com',
    input: { search: option(Schema.String, "words", "only conversations that contain these words"), limit },
    needsPerson: true,
    output: Schema.Struct({ items: Schema.Array(ThreadSummary) }),
    run: ({ search, limit: most }) =>
      Effect.andThen(
        record("messages.listed"),
        pages(most, (page) =>
          Effect.map(
            listThreads(page, { search: search ?? undefined, isUnread: false }),
            ({ value }) => value
          )
        )
      ),
    show: ({ items }) =>
      titled(
        ["LATEST", "ID", "FROM", "TO", "REPLIES", "UNREAD", "SUBJECT"],
        items.map((thread) => [
          thread.latest_at,
          thread.id,
          thread.sender_name,
          thread.recipient_name,
          thread.reply_count,
          thread.unread_count,
          thread.subject
        ]),
        "No conversations."
      )
  }),
  inOrganization({
    words: "messages send",
    summary: "Send a message to a member on behalf of another member.",
    example:
      'messages send --organization "Riverside Depot" --as ada@example.com --to ben@example.com --subject Keys --content "They are in the office."',
    input: {
      to: needed(Email, "email", "the recipient"),
      subject: needed(Subject, "text", "the subject"),
      content: needed(Content, "text", "the message")
    },
    changes: true,
    needsPerson: true,
    output: MessageView,
    run: Effect.fnUntraced(function* ({ to, subject, content }) {
      const recipientId = yield* findAccount(to)
      const message = yield* sendMessage({
        recipientId,
        subject,
        content,
        clientId: yield* newId(ClientId)
      })
      yield* record("message.sent", message.recipient_name)
      return message
    }),
    show: ({ recipient_name }) => `Message to ${recipient_name} sent.`
  })
]

export const cli = defineCli({
  topics: { messages: "Messages between members." },
  operations: messageOperations,
  notFound: { message: "`motorpool messages list` shows the messages." }
})
