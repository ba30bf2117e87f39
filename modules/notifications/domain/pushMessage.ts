import { DAY, type NotificationKind } from "#kernel"
import type { Outgoing } from "./outgoing.ts"

/** Push services accept 4 kB, including the overhead of encryption and padding. */
const MAX_BYTES = 3000
const TITLE_LENGTH = 120
/** Seconds a push service stores a message while the browser is offline. */
export const TIME_TO_LIVE = DAY

const cut = (text: string, length: number): string => {
  const letters = Array.from(text)
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length - 1)).join("")}…`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The payload as JSON, truncating the message to stay within 3 kB; all other fields are short. */
export const payloadOf = ({ id, title, message, link }: Outgoing): string => {
  const withLength = (length: number) =>
    JSON.stringify({ id, title: cut(title, TITLE_LENGTH), message: cut(message, length), link })
  let length = Array.from(message).length
  while (length > 0 && bytesOf(withLength(length)) > MAX_BYTES) length = Math.floor(length * 0.8)
  return withLength(length)
}

/**
 * Options for the push service. `topic`: a newer message about the same thing replaces an undelivered one (32
 * characters: a UUID without dashes). `ttl` in seconds; 0 when the notification has expired.
 */
export const pushOptionsOf = (
  { wakesDevice = false, isUrgent = false }: NotificationKind,
  { id, about, created_at }: Outgoing,
  at: Date
) => {
  const age = Math.max(0, Math.floor((at.getTime() - created_at.getTime()) / 1000))
  return {
    ttl: Math.max(0, TIME_TO_LIVE - age),
    urgency: wakesDevice ? ("high" as const) : ("normal" as const),
    topic: (isUrgent ? id : (about ?? id)).replaceAll("-", "")
  }
}
