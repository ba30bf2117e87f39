import { recordRequest } from "#infra/observability"
import type { MiddlewareHandler } from "hono"
import type { HttpVariables } from "../mount.ts"

const millisPerSecond = 1000

/**
 * Counts every request and its time among the metrics, by the pattern of its endpoint. What is no endpoint
 * (the web app, addresses that do not exist) counts as `other`, so that nobody can invent time series.
 */
export const measureRequests = (): MiddlewareHandler<HttpVariables> => async (c, next) => {
  const start = performance.now()
  await next()
  // Only endpoints set a pattern; the type does not know of requests that meet none.
  const pattern: string | undefined = c.get("pattern")
  recordRequest({
    method: c.req.method,
    route: pattern ?? "other",
    status: c.res.status,
    seconds: (performance.now() - start) / millisPerSecond
  })
}
