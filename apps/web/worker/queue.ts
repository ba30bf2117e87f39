import { get } from "idb-keyval"
import { type WorkerToken, workerTokenStore } from "../api/workerTokenStore.ts"
import { openPages, sendToPage } from "./pages.ts"
import { onSessionEnded } from "./tidy.ts"

/**
 * A record as a page has written it; the page validates it when it reads, and the server validates what is sent. Its fields
 * may be anything.
 */
export type QueuedRecord = Readonly<Record<string, unknown>>

/** What pages have left to send, when every page is closed. */
export interface Queue {
  /** The name of its lock, its channel and its sync event. */
  readonly tag: string
  /** What a person has left to send, in order. */
  readonly read: (userId: string) => Promise<ReadonlyArray<readonly [IDBValidKey, QueuedRecord]>>
  /** Sends one; returns the first response that refuses a part of it, or the last one. */
  readonly send: (one: QueuedRecord, token: WorkerToken) => Promise<Response>
  readonly remove: (key: IDBValidKey, one: QueuedRecord) => Promise<void>
}

/** The path of an organization's records. */
export const placeOf = ({ organization_id }: QueuedRecord, records: string): string =>
  `/api/organizations/${encodeURIComponent(String(organization_id))}/${records}`

const authorized = ({ access_token }: WorkerToken) => ({ authorization: `Bearer ${access_token}` })

export interface Call {
  readonly method: "POST" | "PUT"
  readonly path: string
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

export const call = ({ method, path, body, headers }: Call, token: WorkerToken): Promise<Response> =>
  fetch(path, {
    method,
    headers: { ...authorized(token), "content-type": "application/json", ...headers },
    body: JSON.stringify(body)
  })

export interface QueuedFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly parts: ReadonlyArray<Blob>
}

/** Uploads the files of a record; returns the first response that refuses one. */
export const upload = async (
  one: QueuedRecord,
  files: ReadonlyArray<QueuedFile>,
  token: WorkerToken
): Promise<Response | undefined> => {
  for (const { id, name, size, parts } of files)
    for (const [part, body] of parts.entries()) {
      const query = new URLSearchParams({ id, name, size: String(size), part: String(part) }).toString()
      const headers = { ...authorized(token), "content-type": "application/octet-stream" }
      const response = await fetch(`${placeOf(one, "files")}?${query}`, { method: "POST", headers, body })
      if (!response.ok) return response
    }
  return undefined
}

/** Signing in or out removes the token: then nothing more is sent in that name. */
const currentToken = async (tag: string): Promise<WorkerToken | undefined> => {
  const token = await get<WorkerToken>(tag, workerTokenStore())
  return token && token.expires_at * 1000 > Date.now() ? token : undefined
}

const sendAll = async ({ tag, read, send, remove }: Queue): Promise<void> => {
  const token = await currentToken(tag)
  if (!token) return
  for (const [key, one] of await read(token.user_id)) {
    if ((await currentToken(tag))?.access_token !== token.access_token) return
    const { ok, status } = await send(one, token)
    if (ok) await remove(key, one)
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
export const sendQueue = async (queue: Queue): Promise<void> => {
  for (const page of await openPages()) if (await sendToPage(page, { kind: "send-waiting" })) return
  await navigator.locks.request(queue.tag, () => sendAll(queue))
  const channel = new BroadcastChannel(queue.tag)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
  channel.postMessage(null)
  channel.close()
}
