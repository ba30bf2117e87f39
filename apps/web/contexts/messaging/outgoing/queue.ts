import { OrganizationId, UserId } from "#kernel"
import { ClientId, MessageId, Recipients } from "#messaging/contract"
import { Schema } from "effect"
import { clear, del, delMany, entries, promisifyRequest, set } from "idb-keyval"
import { outgoingStore as store } from "../../../api/outgoingStore.ts"
import { Refusal } from "../../../api/refusals.ts"
import { OutgoingFile } from "../../files/OutgoingFile.ts"
import { notifyAllTabs } from "./changes.ts"

// Free of React, so that the service worker can send the queue, too.

const common = {
  /** Created once and sent with every attempt, so that the server creates only one message. */
  client_id: ClientId,
  user_id: UserId,
  organization_id: OrganizationId,
  subject: Schema.String,
  content: Schema.String,
  attachments: Schema.optionalKey(Schema.Array(OutgoingFile)),
  /** Milliseconds since 1970; defines the order of sending. */
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
/** To several people, or to everyone who has a role when it is sent. */
const OutgoingToSeveral = Schema.Struct({
  ...common,
  kind: Schema.Literal("several"),
  to: Recipients,
  /** For display: how many people, or their role. */
  recipient_name: Schema.String
})
const OutgoingReply = Schema.Struct({
  ...common,
  kind: Schema.Literal("reply"),
  /** The message it replies to. */
  message_id: MessageId,
  thread_id: MessageId
})

/** A message or reply that was sent from the form but is not accepted by the server yet. */
export const Outgoing = Schema.Union([OutgoingMessage, OutgoingToSeveral, OutgoingReply])
export type Outgoing = typeof Outgoing.Type
export type OutgoingMessage = typeof OutgoingMessage.Type | typeof OutgoingToSeveral.Type
export type OutgoingReply = typeof OutgoingReply.Type

const isOutgoing = Schema.is(Outgoing)

const keyOf = ({ user_id, organization_id, client_id }: Outgoing) => [user_id, organization_id, client_id]

/** Adds or updates an entry. */
export const save = async (one: Outgoing): Promise<void> => {
  await set(keyOf(one), one, store())
  notifyAllTabs()
}

/**
 * Stores the refusal, unless the entry is gone: its author may have signed out, and it must not reappear.
 * Returns whether it was there. In a single transaction, so that nothing can come in between.
 */
export const saveRefusal = async (refused: Outgoing): Promise<boolean> => {
  const exists = await store()("readwrite", async (all) => {
    const count = await promisifyRequest(all.count(keyOf(refused)))
    if (count > 0) all.put(refused, keyOf(refused))
    await promisifyRequest(all.transaction)
    return count > 0
  })
  if (exists) notifyAllTabs()
  return exists
}

/** Removes it: sent or discarded. */
export const drop = async (one: Outgoing): Promise<void> => {
  await del(keyOf(one), store())
  notifyAllTabs()
}

/**
 * A user's queue in order. Entries written by another version of this page may be unreadable and are left
 * out.
 */
export const queueOf = async (userId: string): Promise<ReadonlyArray<Outgoing>> => {
  const all = await entries<IDBValidKey, unknown>(store())
  return all
    .map(([, value]) => value)
    .filter(isOutgoing)
    .filter(({ user_id }) => user_id === userId)
    .sort((a, b) => a.queued_at - b.queued_at)
}

/** Empties the queue, for the next user of this browser. */
export const clearQueue = async (): Promise<void> => {
  await clear(store())
  notifyAllTabs()
}

/** Empties the queue except for one user's entries. */
export const removeOtherUsers = async (userId: string): Promise<void> => {
  const all = await entries<IDBValidKey, unknown>(store())
  const others = all.filter(([key]) => !Array.isArray(key) || key[0] !== userId).map(([key]) => key)
  if (others.length === 0) return
  await delMany(others, store())
  notifyAllTabs()
}
