import { type MessageView, ReplyToMessage, SendMessage, SendToSeveral } from "#messaging/contract"
import { api } from "../../../api/client.ts"
import { watchConnection } from "../../../api/connection.ts"
import { ownProblem } from "../../../api/problem.ts"
import { pauseAfter, refusalOf } from "../../../api/refusals.ts"
import { currentSession, endedByChoice, watchSession } from "../../../api/session.ts"
import { onWorkerMessage } from "../../../api/workerMessages.ts"
import { revokeWorkerToken, shareWithWorker } from "../../../api/workerToken.ts"
import { withTimeout } from "../../../api/withTimeout.ts"
import { MESSAGES_TAG } from "../../../worker/messages.ts"
import { forgetUploads, uploadFiles } from "../../files/uploading.ts"
import { addSentMessage, reloadMessages } from "../cache.ts"
import { drain } from "./drain.ts"
import { drop, removeOtherUsers, clearQueue, save, type Outgoing, queueOf } from "./queue.ts"

/**
 * Milliseconds after which an attempt counts as failed. If it did reach the server, the next one is
 * recognised as the same message.
 */
const ATTEMPT_TIMEOUT = 30_000

const call = async (one: Outgoing) => {
  const { organization_id: organizationId, content, client_id, attachments = [] } = one
  const files = attachments.length > 0 ? { attachments: attachments.map(({ id }) => id) } : {}
  if (one.kind === "reply")
    return api(ReplyToMessage, {
      params: { organizationId, messageId: one.message_id },
      body: { content, client_id, ...files }
    })
  if (one.kind === "several") {
    const { to, subject } = one
    await api(SendToSeveral, {
      params: { organizationId },
      body: { to, subject, content, client_id, ...files }
    })
    return undefined
  }
  const { recipient_id, subject } = one
  return api(SendMessage, {
    params: { organizationId },
    body: { recipient_id, subject, content, client_id, ...files }
  })
}

const send = async (one: Outgoing) => {
  // Another user may have signed in in the meantime: it must not be sent in their name.
  if (currentSession()?.user.id !== one.user_id) throw ownProblem("offline")
  await uploadFiles(one.organization_id, one.attachments ?? [])
  return withTimeout(call(one), ATTEMPT_TIMEOUT)
}

type Listener = (refused: Outgoing) => void
const refusalListeners = new Set<Listener>()

/** Calls back when a message was refused that no form is waiting for. Returns the function that unsubscribes. */
export const watchRefusals = (listener: Listener) => {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** The ids for which a form awaits the outcome. */
const awaited = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

const onRefused = (one: Outgoing) => {
  if (one.refusal?.code === "file_unavailable") forgetUploads(one.attachments ?? [])
  if (!awaited.has(one.client_id)) for (const listener of refusalListeners) listener(one)
}

const onSent = ({ organization_id }: Outgoing, message: MessageView | undefined) =>
  message ? addSentMessage(message) : reloadMessages(organization_id)

const isWaiting = ({ refusal }: Outgoing) => refusal === null

/** Sends the queue, as far as the connection allows; the rest is retried later. */
export const sendWaiting = async (): Promise<void> => {
  const userId = currentSession()?.user.id
  // Signed out in the meantime: no retry is due.
  if (userId === undefined) return clearTimeout(timer)
  let pause = pauseAfter(undefined)
  const refusalWithPause = (error: unknown) => {
    pause = pauseAfter(error)
    return refusalOf(error)
  }
  await drain({ userId, send, refusalOf: refusalWithPause, onSent, onRefused })
  clearTimeout(timer)
  const isLeft = (await queueOf(userId)).some(isWaiting)
  if (isLeft) timer = setTimeout(trySending, pause)
  await shareWithWorker(MESSAGES_TAG, isLeft)
}

const trySending = () =>
  void sendWaiting().catch((error: unknown) =>
    console.error("Failed to read queued messages from this browser.", error)
  )

/** The outcome of a message: accepted by the server, refused permanently, or waiting for a connection. */
export type Outcome = "sent" | "waiting" | NonNullable<Outgoing["refusal"]>

/** Queues a message and sends it if possible. A refused one stays in the queue, with the reason. */
export const post = async (one: Outgoing): Promise<Outcome> => {
  await save(one)
  awaited.add(one.client_id)
  try {
    await sendWaiting()
  } finally {
    awaited.delete(one.client_id)
  }
  const left = (await queueOf(one.user_id)).find(({ client_id }) => client_id === one.client_id)
  return left === undefined ? "sent" : (left.refusal ?? "waiting")
}

/** Sends a refused message again, under the same id. */
export const retry = (one: Outgoing) => post({ ...one, refusal: null })

/** Discards a message. */
export const discard = drop

const cleanUp = async () => {
  const session = currentSession()
  if (session) return removeOtherUsers(session.user.id)
  await revokeWorkerToken()
  if (endedByChoice()) await clearQueue()
}

const onSession = () => {
  void cleanUp().then(trySending, trySending)
}

let started = false

/** Sends the queue from now on: immediately, whenever the connection is back, and after sign-in. */
export const startSending = (): void => {
  if (started) return
  started = true
  watchConnection(trySending)
  watchSession(onSession)
  onWorkerMessage("send-waiting", trySending)
  onSession()
}
