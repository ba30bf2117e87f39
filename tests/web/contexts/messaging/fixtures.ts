import {
  GetThread,
  ListThreads,
  type MessageView,
  type ThreadSummary,
  ThreadView,
  UnreadMessages
} from "#messaging/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { Schema } from "effect"
import type { Outgoing } from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { revokeWorkerToken } from "../../../../apps/web/api/workerToken.ts"
import { type Answer, answers, type Received, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, signIn } from "../../support/open.tsx"
import { depot } from "../../support/people.ts"
import { ana, anaMember, id, inDays, member, organization } from "../support/fixtures.ts"

export const ben = member()

const HOUR_AGO = inDays(-1 / 24)
const HALF_AN_HOUR_AGO = inDays(-1 / 48)

type Json = Readonly<Record<string, unknown>>

const readThread = Schema.decodeUnknownSync(Schema.toCodecJson(ThreadView))

/** Ben's message to Ana from an hour ago; unread by default. */
export const thread = (special: Json = {}): ThreadView =>
  readThread({
    id: id(301),
    organization_id: depot().id,
    sender_id: ben.user_id,
    recipient_id: ana.id,
    subject: "Van 12 brakes",
    content: "Pads are at 3 mm on the left front.",
    parent_message_id: null,
    thread_id: special["id"] ?? id(301),
    message_type: "internal",
    status: "sent",
    read_at: null,
    created_at: HOUR_AGO,
    client_id: id(401),
    sender_name: "Ben Okoye",
    sender_avatar_url: null,
    recipient_name: "Ana Ruiz",
    recipient_avatar_url: null,
    can_reply: true,
    reply_count: 0,
    unread_count: 1,
    file_count: 0,
    latest_at: HOUR_AGO,
    replies: [],
    earlier: null,
    attachments: [],
    ...special
  })

/** The same, read by Ana. */
export const readThreadOf = (special: Json = {}): ThreadView =>
  thread({ status: "read", read_at: HALF_AN_HOUR_AGO, unread_count: 0, ...special })

/** A reply in Ben's thread, encoded as JSON; by Ana by default. */
export const replyJson = (special: Json = {}): Json => ({
  id: id(351),
  organization_id: depot().id,
  sender_id: ana.id,
  recipient_id: ben.user_id,
  subject: "Re: Van 12 brakes",
  content: "Bring it in at noon.",
  parent_message_id: id(301),
  thread_id: id(301),
  message_type: "internal",
  status: "sent",
  read_at: null,
  created_at: HALF_AN_HOUR_AGO,
  client_id: id(451),
  sender_name: "Ana Ruiz",
  sender_avatar_url: null,
  recipient_name: "Ben Okoye",
  recipient_avatar_url: null,
  can_reply: true,
  attachments: [],
  ...special
})

/** What a list shows of a thread. */
export const summary = (thread: ThreadView): ThreadSummary => {
  const { replies, earlier: _earlier, attachments: _attachments, ...first } = thread
  return { ...first, latest: replies.at(-1) ?? null, match: null }
}

/** A message Ana queued earlier: the nth by default. */
export const outgoing = (nth: number, special: Readonly<Record<string, unknown>> = {}): Outgoing => {
  const one = {
    kind: "message",
    client_id: id(700 + nth),
    user_id: ana.id,
    organization_id: organization().id,
    recipient_id: ben.user_id,
    recipient_name: "Ben Okoye",
    subject: `Message ${nth}`,
    content: "Waits.",
    queued_at: nth,
    refusal: null,
    ...special
  }
  if (!isOutgoing(one)) throw new Error("The fixture is none.")
  return one
}
const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === "object" && value !== null && "client_id" in value

/** The thread that a request asks for. */
export const one = (threads: () => ReadonlyArray<ThreadView>): Answer =>
  replies(GetThread, (request) => {
    const found = threads().find(({ id }) => request.path.endsWith(id))
    return (found ? answers(GetThread, () => found) : refuses(GetThread, 404, "not_found")).reply(request)
  })

/** The server has these threads. */
export const listed = (...threads: ReadonlyArray<ThreadView>): ReadonlyArray<Answer> => [
  answers(ListThreads, () => ({ items: threads.map(summary), next: null })),
  one(() => threads)
]

/** The server's response to a message sent with this client id. */
export const stored = (special: Json): MessageView => thread({ unread_count: 0, ...special })

/** Ana has all permissions, and Ben is in her organization. */
export const inDepot = [
  answers(MyOrganizations, () => ({ items: [organization()] })),
  answers(ListMembers, () => ({ items: [anaMember(), ben], next: null }))
]

export const unread = (count: number) => answers(UnreadMessages, () => ({ unread: count }))

/** Ana signed in, in a browser with an empty queue and nothing being sent. */
export const freshMessages = async () => {
  await freshBrowser()
  // The same steps as those started by the end of the last session, which then checks who is signed in.
  await revokeWorkerToken()
  signIn()
}

const readObject = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))

/** The JSON object in a request's body. */
export const bodyOf = ({ body }: Received): Json => readObject(body)
