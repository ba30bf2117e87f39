import { recordRequest } from "#infra/observability"
import type { MiddlewareHandler } from "hono"
import type { HttpVariables } from "../mount.ts"

const millisPerSecond = 1000

/**
 * Measures every request by the pattern of its endpoint. Everything else (the web app, unknown URLs) counts as
 * `other`, so that no one can invent time series.
 */
export const measureRequests = (): MiddlewareHandler<HttpVariables> => async (c, next) => {
  const start = performance.now()
  await next()
  // Only endpoints set a pattern; the type does not say that it may be missing.
  const pattern: string | undefined = c.get("pattern")
  recordRequest({
    method: c.req.method,
    route: pattern ?? "other",
    status: c.res.status,
    seconds: (performance.now() - start) / millisPerSecond
  })
}
