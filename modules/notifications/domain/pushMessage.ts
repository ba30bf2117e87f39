import { DAY, type NotificationKind } from "#kernel"
import type { Outgoing } from "./outgoing.ts"

/** Push services take 4 kB, of which encryption and padding need some. */
const MOST_BYTES = 3000
const TITLE = 120
/** Seconds a push service keeps a message for a browser that is switched off. */
export const LIFETIME = DAY

const cut = (text: string, length: number): string => {
  const letters = Array.from(text)
  return letters.length <= length ? text : `${letters.slice(0, Math.max(0, length - 1)).join("")}…`
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** What goes to the browser, as JSON of at most 3 kB: the message is cut, all the rest is short. */
export const payloadOf = ({ id, title, message, link }: Outgoing): string => {
  const withLength = (length: number) =>
    JSON.stringify({ id, title: cut(title, TITLE), message: cut(message, length), link })
  let length = Array.from(message).length
  while (length > 0 && bytesOf(withLength(length)) > MOST_BYTES) length = Math.floor(length * 0.8)
  return withLength(length)
}

/**
 * How the push service treats it. `topic`: a newer message about the same thing replaces one that still
 * waits there (32 letters: a UUID without dashes). `ttl` in seconds; none when it is too old to be news.
 */
export const handlingOf = (
  { wakesDevice = false, isUrgent = false }: NotificationKind,
  { id, about, created_at }: Outgoing,
  at: Date
) => {
  const age = Math.max(0, Math.floor((at.getTime() - created_at.getTime()) / 1000))
  return {
    ttl: Math.max(0, LIFETIME - age),
    urgency: wakesDevice ? ("high" as const) : ("normal" as const),
    topic: (isUrgent ? id : (about ?? id)).replaceAll("-", "")
  }
}
