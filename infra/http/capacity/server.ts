import { getRequestListener } from "@hono/node-server"
import { createServer, type Server } from "node:http"
import type { TrustedProxies } from "../outer/clientAddress.ts"
import type { Capacity } from "./capacity.ts"
import { limitConnections } from "./connections.ts"

const CHECK_MILLIS = 1000

/**
 * An HTTP server that does not wait forever: a request whose headers or body do not arrive in time is answered with 408,
 * and its connection is closed. Once a request is complete, these deadlines end, so a live stream may last for hours.
 */
export const createHttpServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  capacity: Capacity,
  trusted: TrustedProxies
): Server => {
  const { headersMillis, requestMillis } = capacity.limits
  const server = createServer(
    {
      headersTimeout: headersMillis,
      requestTimeout: requestMillis,
      connectionsCheckingInterval: Math.min(CHECK_MILLIS, headersMillis)
    },
    getRequestListener(fetch)
  )
  // Their size is limited to 16 kB. With a limit on their number Node would ignore the last ones, among them those that
  // a proxy adds.
  server.maxHeadersCount = 0
  limitConnections(server, capacity, trusted)
  return server
}
