import { getRequestListener } from "@hono/node-server"
import { createServer, type Server } from "node:http"
import type { TrustedProxies } from "../outer/clientAddress.ts"
import type { Capacity } from "./capacity.ts"
import { limitConnections } from "./connections.ts"

const CHECK_MILLIS = 1000
/** Browsers send about 20, and proxies add a few. Node answers more with 431. */
const MAX_HEADERS = 200

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
  server.maxHeadersCount = MAX_HEADERS
  limitConnections(server, capacity, trusted)
  return server
}
