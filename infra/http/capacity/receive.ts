import { Effect } from "effect"
import type { Socket } from "node:net"
import { BodyIncomplete, BodyTooSlow, NetworkBusy } from "../edgeErrors.ts"
import type { Capacity } from "./capacity.ts"
import type { Origin } from "../outer/address.ts"
import type { CapacityLimits } from "./limits.ts"
import type { Part } from "./shares.ts"

export const RETRY_SECONDS = 5
const MILLIS_PER_SECOND = 1000
/** Parsing so much takes as long as a request does otherwise, so that it begins like one. */
const BYTES_PER_START = 64 * 1024

/** Receives a body of at most so many bytes: reserves memory for them, and stops waiting when they come too slowly. */
export type Receive = <A>(
  bytes: number,
  read: () => Promise<A>
) => Effect.Effect<A, BodyIncomplete | BodyTooSlow | NetworkBusy>

class TooSlow extends Error {}

/** What `read` returns; rejects with `TooSlow` if less arrives than the pace demands. */
const atPace = async <A>(
  socket: Socket,
  { bytesPerSecond, millis }: CapacityLimits["pace"],
  read: () => Promise<A>
): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  let seen = socket.bytesRead
  const check = (): void => {
    const arrived = socket.bytesRead - seen
    seen = socket.bytesRead
    if (arrived < (bytesPerSecond * millis) / MILLIS_PER_SECOND) reject(new TooSlow())
  }
  // Checked only after what has arrived was read: the delay may be ours.
  const timer = setInterval(() => setImmediate(check), millis)
  try {
    return await Promise.race([read(), promise])
  } finally {
    clearInterval(timer)
  }
}

/** For one request. A request made inside the process has no socket, and its body is complete. */
export const receiverOf = (
  { bodyBytes, limits, refused, starts }: Capacity,
  origin: Origin,
  socket: Socket | undefined
): { readonly receive: Receive; readonly giveBack: () => void } => {
  const parts: Array<Part> = []

  const receive: Receive = Effect.fnUntraced(function* (bytes, read) {
    const part = bodyBytes.take(
      origin,
      () => {
        refused.record("body_bytes", origin.network)
        socket?.destroy()
      },
      bytes
    )
    if (part === undefined) {
      refused.record("body_bytes", origin.network)
      return yield* new NetworkBusy({ seconds: RETRY_SECONDS })
    }
    parts.push(part)
    const body = yield* Effect.tryPromise({
      try: () => (socket === undefined ? read() : atPace(socket, limits.pace, read)),
      catch: (cause) => {
        // A client that disconnects while sending gets no response and is not logged as an error.
        if (!(cause instanceof TooSlow)) return new BodyIncomplete()
        refused.record("slow_body", origin.network)
        return new BodyTooSlow()
      }
    })
    // Closing the connection would no longer free the memory.
    part.become("fixed")
    if (bytes > BYTES_PER_START)
      yield* Effect.promise(async () => starts.turn(origin.subscriber, bytes / BYTES_PER_START))
    return body
  })

  return { receive, giveBack: () => parts.forEach((part) => part.giveBack()) }
}
