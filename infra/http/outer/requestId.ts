import { randomUUID } from "node:crypto"
import type { MiddlewareHandler } from "hono"

/** The Hono variables of this middleware. */
export interface RequestIdEnv {
  Variables: { requestId: string; hasHeaders?: boolean }
}

const acceptable = /^[A-Za-z0-9-]{1,64}$/

/**
 * Gives each request an id, shown in the response header, in every log line and in problems. A proxy's id is kept when
 * it is short and harmless; anything else could forge log lines.
 */
export const requestId = (): MiddlewareHandler<RequestIdEnv> => async (c, next) => {
  const sent = c.req.header("x-request-id")
  const id = sent !== undefined && acceptable.test(sent) ? sent : randomUUID()
  c.set("requestId", id)
  await next()
  if (c.get("hasHeaders") !== true) c.res.headers.set("X-Request-Id", id)
}
