import { del, entries, get } from "idb-keyval"
import { type Pass, passStore, PASS_KEY } from "../api/passStore.ts"
import { outgoingStore, OUTGOING } from "../api/outgoingStore.ts"
import { openPages, sendToPage } from "./pages.ts"

/** As written by the page, which validates it when it reads; the server validates what is sent. */
type Waiting = Readonly<Record<string, unknown>>

const isWaiting = (value: unknown, { user_id }: Pass): value is Waiting => {
  if (typeof value !== "object" || value === null) return false
  const { user_id: owner, refusal } = value as Waiting // Both may be anything, and are compared only.
  return owner === user_id && refusal === null
}

const toOrder = ([, one]: readonly [unknown, Waiting]) => Number(one["queued_at"])

const waitingOf = async (pass: Pass) => {
  const all = await entries<IDBValidKey, unknown>(outgoingStore())
  return all
    .flatMap(([key, value]) => (isWaiting(value, pass) ? [[key, value] as const] : []))
    .sort((one, other) => toOrder(one) - toOrder(other))
}

const callOf = ({
  kind,
  organization_id,
  message_id,
  recipient_id,
  subject,
  content,
  client_id
}: Waiting) => {
  const place = `/api/organizations/${encodeURIComponent(String(organization_id))}/messages`
  return kind === "reply"
    ? { path: `${place}/${encodeURIComponent(String(message_id))}/replies`, body: { content, client_id } }
    : { path: place, body: { recipient_id, subject, content, client_id } }
}

const send = (one: Waiting, { access_token }: Pass): Promise<Response> => {
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

/** Signing in or out removes the pass: then nothing more is sent in that name. */
const currentPass = async (): Promise<Pass | undefined> => {
  const pass = await get<Pass>(PASS_KEY, passStore())
  return pass && pass.expires_at * 1000 > Date.now() ? pass : undefined
}

const sendAll = async (): Promise<void> => {
  const pass = await currentPass()
  if (!pass) return
  for (const [key, one] of await waitingOf(pass)) {
    if ((await currentPass())?.access_token !== pass.access_token) return
    const { ok, status } = await send(one, pass)
    if (ok) await del(key, outgoingStore())
    // Thrown, so that the browser retries later.
    else if (status === 429 || status >= 500) throw new Error(`The server answered ${status}.`)
    else if (status === 401) return
    // Any other refusal is left to a page, which tries once more and can show the reason.
  }
}

/**
 * Called when the connection is back. An open page sends the queue itself; if none is open, the worker does,
 * as long as the pass left by the last page is valid. A lock allows only one sender among pages and worker.
 */
export const sendWaiting = async (): Promise<void> => {
  for (const page of await openPages()) if (await sendToPage(page, { kind: "send-waiting" })) return
  await navigator.locks.request(OUTGOING, sendAll)
  const channel = new BroadcastChannel(OUTGOING)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
  channel.postMessage(null)
  channel.close()
}
