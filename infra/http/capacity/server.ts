import { getRequestListener } from "@hono/node-server"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { TrustedProxies } from "../outer/clientAddress.ts"
import type { Capacity } from "./capacity.ts"
import { limitConnections } from "./connections.ts"

const CHECK_MILLIS = 1000
/** Browsers send about 20, and proxies add a few. Node answers more with 431. */
const MAX_HEADERS = 200
/** How much later than announced a connection without a request is closed: a request may be on its way, or we are busy. */
const IDLE_GRACE_MILLIS = 5000

/**
 * An HTTP server that does not wait forever: a request whose headers or body do not arrive in time is answered with 408,
 * and its connection is closed. Once a request is complete, these deadlines end, so a live stream may last for hours.
 * `isAnswered` answers some requests before any of our work begins.
 */
export const createHttpServer = (
  fetch: Parameters<typeof getRequestListener>[0],
  capacity: Capacity,
  trusted: TrustedProxies,
  isAnswered: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean = () => false
): Server => {
  // What is left of refused bodies is discarded in `admitRequests`.
  const listener = getRequestListener(fetch, { autoCleanupIncoming: false })
  const { headersMillis, requestMillis, idleMillis } = capacity.limits
  const server = createServer(
    {
      keepAliveTimeout: idleMillis,
      keepAliveTimeoutBuffer: IDLE_GRACE_MILLIS,
      headersTimeout: headersMillis,
      requestTimeout: requestMillis,
      connectionsCheckingInterval: Math.min(CHECK_MILLIS, headersMillis)
    },
    (incoming, outgoing) => isAnswered(incoming, outgoing) || listener(incoming, outgoing)
  )
  server.maxHeadersCount = MAX_HEADERS
  limitConnections(server, capacity, trusted)
  return server
}
