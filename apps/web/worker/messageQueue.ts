import { del, entries } from "idb-keyval"
import { outgoingStore } from "../api/outgoingStore.ts"
import { MESSAGES_TAG } from "./messages.ts"
import { call, placeOf, type Queue, type QueuedFile, type QueuedRecord, upload } from "./queue.ts"

const isQueuedMessage = (value: unknown, userId: string): value is QueuedRecord => {
  if (typeof value !== "object" || value === null) return false
  const { user_id: owner, refusal } = value as QueuedRecord // Both may be anything, and are compared only.
  return owner === userId && refusal === null
}

const toOrder = ([, one]: readonly [unknown, QueuedRecord]) => Number(one["queued_at"])

const filesOf = ({ attachments }: QueuedRecord): ReadonlyArray<QueuedFile> =>
  Array.isArray(attachments) ? attachments : []

const callOf = (message: QueuedRecord) => {
  const { path, body } = textOf(message)
  const files = filesOf(message)
  return { path, body: files.length > 0 ? { ...body, attachments: files.map(({ id }) => id) } : body }
}

const textOf = (message: QueuedRecord) => {
  const { kind, message_id, recipient_id, to, subject, content, client_id } = message
  const place = placeOf(message, "messages")
  if (kind === "several") return { path: `${place}/several`, body: { to, subject, content, client_id } }
  return kind === "reply"
    ? { path: `${place}/${encodeURIComponent(String(message_id))}/replies`, body: { content, client_id } }
    : { path: place, body: { recipient_id, subject, content, client_id } }
}

/** Messages that wait to be sent. */
export const messageQueue: Queue = {
  tag: MESSAGES_TAG,
  read: async (userId) => {
    const all = await entries<IDBValidKey, unknown>(outgoingStore())
    return all
      .flatMap(([key, value]) => (isQueuedMessage(value, userId) ? [[key, value] as const] : []))
      .sort((one, other) => toOrder(one) - toOrder(other))
  },
  send: async (one, token) => {
    const headers = { "idempotency-key": String(one["client_id"]) }
    return (
      (await upload(one, filesOf(one), token)) ??
      (await call({ method: "POST", ...callOf(one), headers }, token))
    )
  },
  remove: (key) => del(key, outgoingStore())
}
