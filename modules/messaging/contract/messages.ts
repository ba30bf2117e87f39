import { CursorText, endpoint, HOUR, inOrganization, line, NotFound, paging, rowLimit, UserId } from "#kernel"
import { FileUnavailable } from "#files/contract"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ClientId, MessageId } from "./ids.ts"
import { AttachmentIds, Content, MessageView, Recipients, Subject, ThreadPage, ThreadView } from "./views.ts"

const group = "Messages"
const oneMessage = inOrganization({ messageId: MessageId })
/** What a message carries besides its text: the ids of files that were uploaded. */
const attachments = Schema.optionalKey(AttachmentIds)
const oneThread = inOrganization({ threadId: MessageId })

export const ListThreads = endpoint({
  name: "listThreads",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/threads",
  access: "member",
  permission: "messages.read",
  summary: "List the beginnings of your conversations, most recent message first",
  params: inOrganization({}),
  query: Schema.Struct({
    after: paging.after,
    limit: rowLimit(50),
    /** Searches subject, content and replies, ignoring case and accents. */
    search: Schema.optionalKey(line("Search", { max: 200 })),
    /** `true` lists only conversations with messages that `unreadMessages` counts. */
    unread: Schema.optionalKey(Schema.Literals(["true", "false"]))
  }),
  output: ThreadPage
})

export const GetThread = endpoint({
  name: "getThread",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/threads/:threadId",
  access: "member",
  permission: "messages.read",
  summary: "Get a conversation with its newest 20 replies",
  params: oneThread,
  output: ThreadView,
  errors: [NotFound]
})

export const EarlierReplies = endpoint({
  name: "earlierReplies",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/threads/:threadId/replies",
  access: "member",
  permission: "messages.read",
  summary: "List replies before a given one, oldest first",
  params: oneThread,
  query: Schema.Struct({ before: CursorText }),
  output: Schema.Struct({ items: Schema.Array(MessageView), earlier: Schema.NullOr(Schema.String) }),
  errors: [NotFound]
})

export const SendMessage = endpoint({
  name: "sendMessage",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/messages",
  access: "member",
  permission: "messages.send",
  summary: "Send a message to another member",
  params: inOrganization({}),
  body: Schema.Struct({
    recipient_id: UserId,
    subject: Subject,
    content: Content,
    client_id: ClientId,
    attachments
  }),
  output: MessageView,
  status: 201,
  errors: [Errors.MessageToOneself, Errors.RecipientUnavailable, Errors.AnotherMessageSent, FileUnavailable],
  limits: [{ per: "person", times: 2000, seconds: HOUR }]
})

export const SendToSeveral = endpoint({
  name: "sendToSeveral",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/messages/several",
  access: "member",
  permission: "messages.send",
  summary: "Send a message to each of several members, or to everyone with a role",
  params: inOrganization({}),
  body: Schema.Struct({
    to: Recipients,
    subject: Subject,
    content: Content,
    client_id: ClientId,
    attachments
  }),
  output: Schema.Struct({ sent: Schema.Int }),
  status: 201,
  errors: [
    Errors.NoRecipients,
    Errors.TooManyRecipients,
    Errors.RecipientUnavailable,
    Errors.AnotherMessageSent,
    FileUnavailable
  ],
  limits: [{ per: "person", times: 30, seconds: HOUR }],
  weight: "heavy"
})

export const ReplyToMessage = endpoint({
  name: "replyToMessage",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/messages/:messageId/replies",
  access: "member",
  permission: "messages.send",
  summary: "Reply to a message or a reply: to its sender or, if you sent it, to its recipient",
  params: oneMessage,
  body: Schema.Struct({ content: Content, client_id: ClientId, attachments }),
  output: MessageView,
  status: 201,
  errors: [NotFound, Errors.RecipientUnavailable, Errors.AnotherMessageSent, FileUnavailable],
  limits: [{ per: "person", times: 2000, seconds: HOUR }]
})

export const MarkMessageRead = endpoint({
  name: "markMessageRead",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/messages/:messageId/read",
  access: "member",
  permission: "messages.read",
  acceptsTokens: false,
  summary: "Mark a message you received as read",
  params: oneMessage,
  errors: [NotFound]
})

export const MarkThreadRead = endpoint({
  name: "markThreadRead",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/threads/:threadId/read",
  access: "member",
  permission: "messages.read",
  acceptsTokens: false,
  summary: "Mark all messages you received in a conversation as read",
  params: oneThread,
  errors: [NotFound]
})
