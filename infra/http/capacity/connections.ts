import type { Server } from "node:http"
import type { Socket } from "node:net"
import { networkOf, normalizeAddress } from "../outer/address.ts"
import type { TrustedProxies } from "../outer/clientAddress.ts"
import type { Capacity } from "./capacity.ts"

/**
 * Closes connections of a network that has too many. A trusted proxy's connections carry many people, so there the
 * requests under way count instead (`admitRequests`).
 */
export const limitConnections = (
  server: Server,
  { connections, refused, opened }: Capacity,
  trusted: TrustedProxies
): void => {
  // Before Node's own listener, which begins to parse.
  server.prependListener("connection", (socket: Socket) => {
    opened.add(socket)
    socket.once("close", () => opened.delete(socket))
    const peer = normalizeAddress(socket.remoteAddress ?? "")
    // It has disconnected already, or it is a proxy.
    if (peer === undefined || trusted.includes(peer)) return
    const network = networkOf(peer)
    if (connections.take(network)) {
      socket.once("close", () => connections.giveBack(network))
      return
    }
    refused.record("connections", network)
    socket.destroy()
  })
}
