import type { Server } from "node:http"
import type { Socket } from "node:net"
import { normalizeAddress, originOf } from "../outer/address.ts"
import type { TrustedProxies } from "../outer/clientAddress.ts"
import type { Capacity } from "./capacity.ts"

/**
 * Closes connections of a network that has too many, or of the largest to make room for a newcomer. A trusted proxy's connections carry many people, so there the
 * requests under way count instead (`admitRequests`).
 */
export const limitConnections = (
  server: Server,
  { connections, refused, opened }: Capacity,
  trusted: TrustedProxies
): void => {
  // Before Node's own listener, which begins to parse.
  server.prependListener("connection", (socket: Socket) => {
    opened.set(socket, undefined)
    socket.once("close", () => opened.delete(socket))
    const peer = normalizeAddress(socket.remoteAddress ?? "")
    // It has disconnected already, or it is a proxy.
    if (peer === undefined || trusted.includes(peer)) return
    const origin = originOf(peer)
    const close = (): void => {
      refused.record("connections", origin.network)
      socket.destroy()
    }
    const part = connections.take(origin, close)
    if (part === undefined) return close()
    opened.set(socket, part)
    socket.once("close", part.giveBack)
  })
}
