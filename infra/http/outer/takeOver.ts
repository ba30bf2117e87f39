import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response"
import type { MiddlewareHandler } from "hono"
import { ServerResponse } from "node:http"
import type { HttpVariables } from "../mount.ts"

/** The response that Node writes; a request made inside the process has none. */
export const nodeResponseOf = (env: unknown): ServerResponse | undefined =>
  typeof env === "object" && env !== null && "outgoing" in env && env.outgoing instanceof ServerResponse
    ? env.outgoing
    : undefined

const takenOver = new WeakSet<ServerResponse>()

/** Whether an endpoint writes this response itself, as a live stream does. */
export const isTakenOver = (response: ServerResponse): boolean => takenOver.has(response)

/**
 * Lets an endpoint write its response body to the socket itself, as a stream does: it sets `takeOver` and responds with
 * status and headers only. The outermost middleware, so that the usual headers are set. A request made inside the
 * process has no socket; it gets the headers and an empty body.
 */
export const takeOver = (): MiddlewareHandler<HttpVariables> => async (c, next) => {
  await next()
  const take = c.get("takeOver")
  const response = nodeResponseOf(c.env)
  if (take === undefined || response === undefined) return
  // The body ends with the connection, so no chunk needs framing: a third less work per event.
  response.removeHeader("transfer-encoding")
  response.writeHead(c.res.status, { ...Object.fromEntries(c.res.headers), connection: "close" })
  response.flushHeaders()
  takenOver.add(response)
  take(response)
  // Cleared first: Hono would write our headers into this response, which all requests share.
  c.res = undefined
  c.res = RESPONSE_ALREADY_SENT
}
