import type { LiveEvent } from "./outbox.ts"
import { type Position, positionText } from "./position.ts"

/** Random milliseconds in a range, so that clients of a lost server do not all reconnect at the same time. */
const between = (least: number, most: number): number => Math.round(least + Math.random() * (most - least))

const retry = (millis: number): Buffer => Buffer.from(`retry: ${millis}\n\n`)

/** The first line of every stream: how long to wait before reconnecting. */
export const initialRetry = (): Buffer => retry(between(2_000, 5_000))

/** The server stops, or could not open the stream: reconnect soon, to this or another one. */
export const retrySoon = (): Buffer => retry(between(500, 5_000))

/** The user has opened too many streams since: reconnecting immediately would not help. */
export const retryLater = (): Buffer => retry(60_000)

/** The access token has expired: reconnect immediately with a new one. */
export const retryImmediately = (): Buffer => retry(between(0, 500))

/** The headers of every stream. */
export const EVENT_STREAM = {
  "content-type": "text/event-stream",
  "cache-control": "no-store",
  // nginx would buffer events.
  "x-accel-buffering": "no"
}

/** The beginning of a stream without positions. */
export const opened = Buffer.from("event: ready\ndata: {}\n\n")

export const heartbeat = Buffer.from(": still here\n\n")

/** Too much was missed: reload everything. */
export const reset = Buffer.from("event: reset\ndata: {}\n\n")

/** Nothing is missed from here on; a client that disconnects before the first event resumes here. */
export const ready = (at: Position): Buffer =>
  Buffer.from(`id: ${positionText(at)}\nevent: ready\ndata: {}\n\n`)

/** An event with its position in the outbox. */
export const message = (event: LiveEvent): Buffer => {
  const { name, organization_id, user_id, invalidates } = event
  const data = JSON.stringify({ name, organization_id, user_id, invalidates })
  return Buffer.from(`id: ${positionText(event)}\ndata: ${data}\n\n`)
}
