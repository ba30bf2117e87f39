import type { ServerResponse } from "node:http"
import { bucketsOf } from "../buckets.ts"
import type { Delay } from "./delay.ts"

/** How long the rest of a body is received after its request was answered. */
const MILLIS = 500

/** So many bodies of a subscriber in a row, then so many per second. */
const RATE = { burst: 20, perSecond: 2 }

/**
 * Receives and discards the rest of a body whose request was refused, so that the client can read the answer: closing
 * the connection immediately would reset it. But that costs processor time, so a subscriber who continues is cut off.
 */
export const makeDiscard = (delay: Delay) => {
  const { take } = bucketsOf(RATE)
  return (response: ServerResponse, subscriber: string): void => {
    response.once("close", () => {
      const { req } = response
      if (req.complete || req.socket.destroyed) return
      if (take(subscriber, performance.now()) > 0) {
        // The client sees the end, so that it sends nothing more on this connection.
        req.socket.pause().end()
        return delay(() => req.socket.destroy())
      }
      const timer = setTimeout(() => req.socket.destroySoon(), MILLIS)
      req.once("end", () => clearTimeout(timer)).resume()
    })
  }
}
export type Discard = ReturnType<typeof makeDiscard>
