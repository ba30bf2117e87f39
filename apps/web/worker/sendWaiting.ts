import { del, entries, get } from "idb-keyval"
import { type WorkerToken, workerTokenStore, WORKER_TOKEN_KEY } from "../api/workerTokenStore.ts"
import { outgoingStore } from "../api/outgoingStore.ts"
import { OUTGOING } from "../api/storageKeys.ts"
import { openPages, sendToPage } from "./pages.ts"
import { onSessionEnded } from "./tidy.ts"

/** As written by the page, which validates it when it reads; the server validates what is sent. */
type QueuedMessage = Readonly<Record<string, unknown>>

const isQueuedMessage = (value: unknown, { user_id }: WorkerToken): value is QueuedMessage => {
  if (typeof value !== "object" || value === null) return false
  const { user_id: owner, refusal } = value as QueuedMessage // Both may be anything, and are compared only.
  return owner === user_id && refusal === null
}

const toOrder = ([, one]: readonly [unknown, QueuedMessage]) => Number(one["queued_at"])

const queueOf = async (token: WorkerToken) => {
  const all = await entries<IDBValidKey, unknown>(outgoingStore())
  return all
    .flatMap(([key, value]) => (isQueuedMessage(value, token) ? [[key, value] as const] : []))
    .sort((one, other) => toOrder(one) - toOrder(other))
}

interface QueuedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly parts: ReadonlyArray<Blob>
}

const filesOf = ({ attachments }: QueuedMessage): ReadonlyArray<QueuedFile> =>
  Array.isArray(attachments) ? attachments : []

const callOf = (message: QueuedMessage) => {
  const { path, body } = textOf(message)
  const files = filesOf(message)
  return { path, body: files.length > 0 ? { ...body, attachments: files.map(({ id }) => id) } : body }
}

const textOf = ({
  kind,
  organization_id,
  message_id,
  recipient_id,
  to,
  subject,
  content,
  client_id
}: QueuedMessage) => {
  const place = `/api/organizations/${encodeURIComponent(String(organization_id))}/messages`
  if (kind === "several") return { path: `${place}/several`, body: { to, subject, content, client_id } }
  return kind === "reply"
    ? { path: `${place}/${encodeURIComponent(String(message_id))}/replies`, body: { content, client_id } }
    : { path: place, body: { recipient_id, subject, content, client_id } }
}

/** Uploads the files of a message; returns the first response that refuses one. */
const upload = async (one: QueuedMessage, { access_token }: WorkerToken): Promise<Response | undefined> => {
  const place = `/api/organizations/${encodeURIComponent(String(one["organization_id"]))}/files`
  for (const { id, name, size, parts } of filesOf(one))
    for (const [part, body] of parts.entries()) {
      const query = new URLSearchParams({ id, name, size: String(size), part: String(part) }).toString()
      const headers = {
        authorization: `Bearer ${access_token}`,
        "content-type": "application/octet-stream"
      }
      const response = await fetch(`${place}?${query}`, { method: "POST", headers, body })
      if (!response.ok) return response
    }
  return undefined
}

const send = (one: QueuedMessage, { access_token }: WorkerToken): Promise<Response> => {
  const { path, body } = callOf(one)
  return fetch(path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${access_token}`,
      "content-type": "application/json",
      "idempotency-key": String(one["client_id"])
    },
    body: JSON.stringify(body)
  })
}

/** Signing in or out removes the token: then nothing more is sent in that name. */
const currentToken = async (): Promise<WorkerToken | undefined> => {
  const token = await get<WorkerToken>(WORKER_TOKEN_KEY, workerTokenStore())
  return token && token.expires_at * 1000 > Date.now() ? token : undefined
}

const sendAll = async (): Promise<void> => {
  const token = await currentToken()
  if (!token) return
  for (const [key, one] of await queueOf(token)) {
    if ((await currentToken())?.access_token !== token.access_token) return
    const { ok, status } = (await upload(one, token)) ?? (await send(one, token))
    if (ok) await del(key, outgoingStore())
    // Thrown, so that the browser retries later.
    else if (status === 429 || status >= 500) throw new Error(`The server answered ${status}.`)
    // The token is still valid by its lifetime.
    else if (status === 401) return onSessionEnded()
    // Any other refusal is left to a page, which tries once more and can show the reason.
  }
}

/**
 * Called when the connection is back. An open page sends the queue itself; if none is open, the worker does,
 * as long as the access token stored by the last page is valid. A lock allows only one sender among pages and worker.
 */
export const sendWaiting = async (): Promise<void> => {
  for (const page of await openPages()) if (await sendToPage(page, { kind: "send-waiting" })) return
  await navigator.locks.request(OUTGOING, sendAll)
  const channel = new BroadcastChannel(OUTGOING)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
  channel.postMessage(null)
  channel.close()
}
