import { OrganizationId, UserId } from "#kernel"
import { ClientId, MessageId } from "#messaging/contract"
import { Schema } from "effect"
import { clear, del, delMany, entries, promisifyRequest, set } from "idb-keyval"
import { FieldFault } from "../../../api/fieldFault.ts"
import { OUTGOING, outgoingStore as store } from "../../../api/outgoingStore.ts"

// Free of React: whatever can open the browser's database can send what waits in it.

/** Why the server will not have it, as much of its problem document as a form or a list can say. */
const Refusal = Schema.Struct({
  code: Schema.String,
  status: Schema.Int,
  detail: Schema.String,
  errors: Schema.optionalKey(Schema.Array(FieldFault))
})

const common = {
  /** Made once, kept over every try: the server makes one message of it. */
  client_id: ClientId,
  user_id: UserId,
  organization_id: OrganizationId,
  subject: Schema.String,
  content: Schema.String,
  /** Milliseconds since 1970; they go out in this order. */
  queued_at: Schema.Number,
  /** Null while it waits to be sent. */
  refusal: Schema.NullOr(Refusal)
}

const OutgoingMessage = Schema.Struct({
  ...common,
  kind: Schema.Literal("message"),
  recipient_id: UserId,
  recipient_name: Schema.String
})
const OutgoingReply = Schema.Struct({
  ...common,
  kind: Schema.Literal("reply"),
  /** What it answers. */
  message_id: MessageId,
  thread_id: MessageId
})

/** A message or reply somebody has sent off and the server has not taken yet. */
export const Outgoing = Schema.Union([OutgoingMessage, OutgoingReply])
export type Outgoing = typeof Outgoing.Type
export type OutgoingReply = typeof OutgoingReply.Type

const isOutgoing = Schema.is(Outgoing)

const listeners = new Set<() => void>()
const channel = new BroadcastChannel(OUTGOING)
const tellHere = () => {
  for (const listener of listeners) listener()
}
channel.addEventListener("message", tellHere)

const tell = () => {
  tellHere()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
  channel.postMessage(null)
}

/** Calls back whenever the queue changes, in this tab or another. Returns the way to stop. */
export const watchQueue = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = ({ user_id, organization_id, client_id }: Outgoing) => [user_id, organization_id, client_id]

/** Queues it, or keeps what became of it. */
export const keep = async (one: Outgoing): Promise<void> => {
  await set(keyOf(one), one, store())
  tell()
}

/**
 * Keeps why it was refused, unless it is gone: its writer may sign out at any moment, and nothing of it comes back.
 * Answers whether it was there. In one step, which nothing can overtake.
 */
export const keepRefused = async (refused: Outgoing): Promise<boolean> => {
  const isThere = await store()("readwrite", async (all) => {
    const count = await promisifyRequest(all.count(keyOf(refused)))
    if (count > 0) all.put(refused, keyOf(refused))
    await promisifyRequest(all.transaction)
    return count > 0
  })
  if (isThere) tell()
  return isThere
}

/** It was sent, or is given up. */
export const drop = async (one: Outgoing): Promise<void> => {
  await del(keyOf(one), store())
  tell()
}

/** What a person has sent off, in order. Written by another version of this page, it may be unreadable: left out. */
export const queueOf = async (userId: string): Promise<ReadonlyArray<Outgoing>> => {
  const all = await entries<IDBValidKey, unknown>(store())
  return all
    .map(([, value]) => value)
    .filter(isOutgoing)
    .filter(({ user_id }) => user_id === userId)
    .sort((a, b) => a.queued_at - b.queued_at)
}

/** Empties the queue, for whoever uses this browser next. */
export const forgetQueue = async (): Promise<void> => {
  await clear(store())
  tell()
}

/** Empties the queue but for one person's part. */
export const forgetOthers = async (userId: string): Promise<void> => {
  const all = await entries<IDBValidKey, unknown>(store())
  const others = all.filter(([key]) => !Array.isArray(key) || key[0] !== userId).map(([key]) => key)
  if (others.length === 0) return
  await delMany(others, store())
  tell()
}
