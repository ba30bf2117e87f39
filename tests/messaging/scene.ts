import {
  EarlierReplies,
  GetThread,
  ListThreads,
  MarkMessageRead,
  MarkThreadRead,
  ReplyToMessage,
  SendMessage,
  SendToSeveral,
  UnreadMessages
} from "#messaging/contract"
import type { Role } from "#kernel"
import { randomUUID } from "node:crypto"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

type Recipients = { readonly people: ReadonlyArray<string> } | { readonly role: Role }

interface Sent {
  readonly subject?: string
  readonly content?: string
  readonly clientId?: string
  readonly attachments?: ReadonlyArray<string>
}

/** Shortcuts for a user's messages in one organization, over HTTP. */
export const mailbox = (app: TestApp, organizationId: string, { access_token: token, user }: Person) => {
  const params = (more: Readonly<Record<string, string>> = {}) => ({ organizationId, ...more })
  return {
    id: user.id,
    send: (
      to: string,
      { subject = "Keys", content = "Where are they?", clientId = randomUUID(), ...files }: Sent = {}
    ) =>
      callEndpoint(app, SendMessage, {
        token,
        params: params(),
        body: { recipient_id: to, subject, content, client_id: clientId, ...files }
      }),
    sendToSeveral: (
      to: Recipients,
      { subject = "Keys", content = "Where are they?", clientId = randomUUID(), ...files }: Sent = {}
    ) =>
      callEndpoint(app, SendToSeveral, {
        token,
        params: params(),
        body: { to, subject, content, client_id: clientId, ...files }
      }),
    reply: (messageId: string, { content = "On the hook.", clientId = randomUUID(), ...files }: Sent = {}) =>
      callEndpoint(app, ReplyToMessage, {
        token,
        params: params({ messageId }),
        body: { content, client_id: clientId, ...files }
      }),
    list: (query: Readonly<Record<string, string>> = {}) =>
      callEndpoint(app, ListThreads, { token, params: params(), query }),
    thread: (threadId: string) => callEndpoint(app, GetThread, { token, params: params({ threadId }) }),
    earlier: (threadId: string, before: string) =>
      callEndpoint(app, EarlierReplies, { token, params: params({ threadId }), query: { before } }),
    unread: async () => (await callEndpoint(app, UnreadMessages, { token, params: params() })).value.unread,
    read: (messageId: string) => callEndpoint(app, MarkMessageRead, { token, params: params({ messageId }) }),
    readThread: (threadId: string) =>
      callEndpoint(app, MarkThreadRead, { token, params: params({ threadId }) })
  }
}

export type Mailbox = ReturnType<typeof mailbox>

/** The subjects of a page, in order. */
export const subjects = ({ value }: { readonly value: (typeof ListThreads)["output"]["Type"] }) =>
  value.items.map(({ subject }) => subject)
