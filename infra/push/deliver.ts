import { retryAfterIn } from "#infra/outbound"
import webPush from "web-push"
import type { KeyPair } from "./keys.ts"
import type { PushMessage, PushOutcome } from "./WebPush.ts"

interface Request {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer>
}

/** Encrypts for the browser (RFC 8291) and signs for its push service (RFC 8292); the signature is valid for 12 hours. */
const seal = (message: PushMessage, keys: KeyPair, subject: string): Request => {
  const { endpoint, keys: browser, payload, ttl, urgency, topic } = message
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: browser }, payload, {
    vapidDetails: { subject, ...keys },
    TTL: ttl,
    urgency,
    topic,
    contentEncoding: "aes128gcm"
  })
  // Fetch sets the length.
  const { "Content-Length": _, ...own } = headers
  return { headers: own, body: Uint8Array.from(body ?? []) }
}

const outcomeOf = ({ status, headers }: Response): PushOutcome => {
  const reason = `the push service answered ${status}`
  if (status >= 200 && status < 300) return { _tag: "Delivered" }
  if (status === 404 || status === 410) return { _tag: "Gone" }
  if (status === 429 || status >= 500)
    return { _tag: "Later", reason, retryAfter: retryAfterIn(headers, Date.now()) }
  return { _tag: "Refused", reason }
}

const faultOf = (cause: unknown): string =>
  cause instanceof Error
    ? cause.cause instanceof Error
      ? cause.cause.message
      : cause.message
    : String(cause)

/** The sender's identity and the timeout in milliseconds. */
export interface Sending {
  readonly subject: string
  readonly timeout: number
}

/**
 * Sends one message. A redirect is not followed, because it would bypass the list of push hosts. A timeout counts as a
 * temporary failure.
 */
export const deliver = async (
  message: PushMessage,
  keys: KeyPair,
  { subject, timeout }: Sending
): Promise<PushOutcome> => {
  let request: Request
  try {
    request = seal(message, keys, subject)
  } catch {
    // The keys are not a point on the curve: no browser created this subscription or could read the message.
    return { _tag: "Gone" }
  }
  try {
    const response = await fetch(message.endpoint, {
      method: "POST",
      ...request,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout)
    })
    await response.body?.cancel()
    return outcomeOf(response)
  } catch (cause) {
    return { _tag: "Later", reason: faultOf(cause), retryAfter: null }
  }
}
