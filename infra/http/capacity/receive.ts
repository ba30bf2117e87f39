import { Effect } from "effect"
import type { Socket } from "node:net"
import { BodyIncomplete, BodyTooSlow, NetworkBusy } from "../edgeErrors.ts"
import type { Capacity } from "./capacity.ts"
import type { CapacityLimits } from "./limits.ts"

export const RETRY_SECONDS = 5
const MILLIS_PER_SECOND = 1000

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
  { bodyBytes, limits, refused }: Capacity,
  network: string,
  socket: Socket | undefined
): { readonly receive: Receive; readonly giveBack: () => void } => {
  let reserved = 0

  const receive: Receive = Effect.fnUntraced(function* (bytes, read) {
    if (!bodyBytes.take(network, bytes)) {
      refused.record("body_bytes", network)
      return yield* new NetworkBusy({ seconds: RETRY_SECONDS })
    }
    reserved += bytes
    return yield* Effect.tryPromise({
      try: () => (socket === undefined ? read() : atPace(socket, limits.pace, read)),
      catch: (cause) => {
        // A client that disconnects while sending gets no response and is not logged as an error.
        if (!(cause instanceof TooSlow)) return new BodyIncomplete()
        refused.record("slow_body", network)
        return new BodyTooSlow()
      }
    })
  })

  return { receive, giveBack: () => bodyBytes.giveBack(network, reserved) }
}
