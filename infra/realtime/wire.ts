import type { LiveEvent } from "./outbox.ts"
import { type Position, positionText } from "./position.ts"

/** Milliseconds, at random from one to another, so that those who lost a server do not all come back at once. */
const between = (least: number, most: number): number => Math.round(least + Math.random() * (most - least))

const retry = (millis: number): Buffer => Buffer.from(`retry: ${millis}\n\n`)

/** The first line of every stream: how long to wait before coming back, should the connection be lost. */
export const hello = (): Buffer => retry(between(2_000, 5_000))

/** The server stops, or could not open the stream: come back soon, to it or another. */
export const goodbye = (): Buffer => retry(between(500, 5_000))

/** The person has opened too many streams since: no use in coming back at once. */
export const tooMany = (): Buffer => retry(60_000)

/** The access token has ended: come back at once with a new one. */
export const tokenEnded = (): Buffer => retry(between(0, 500))

export const heartbeat = Buffer.from(": still here\n\n")

/** Too much was missed: load everything anew. */
export const reset = Buffer.from("event: reset\ndata: {}\n\n")

/** From here on nothing is missed; whoever is cut off before any news goes on from here. */
export const ready = (at: Position): Buffer =>
  Buffer.from(`id: ${positionText(at)}\nevent: ready\ndata: {}\n\n`)

/** An event, with its place in the outbox. */
export const message = (event: LiveEvent): Buffer => {
  const { name, organization_id, user_id, invalidates } = event
  const data = JSON.stringify({ name, organization_id, user_id, invalidates })
  return Buffer.from(`id: ${positionText(event)}\ndata: ${data}\n\n`)
}
