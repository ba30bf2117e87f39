import { type HttpVariables, isFromThisMachine } from "#infra/http"
import { metricsAllowed, metricsText } from "#infra/observability"
import { ping } from "#infra/postgres"
import { type Context, Effect, Exit, type Option, type Redacted } from "effect"
import { SqlClient } from "effect/sql"
import type { Hono } from "hono"

export interface HealthOptions {
  readonly metricsToken: Option.Option<Redacted.Redacted>
  /** Becomes true when the server begins to shut down. */
  readonly stopping: () => boolean
}

/** `/healthz`: the process is alive. `/readyz`: it accepts requests. `/metrics` for Prometheus. */
export const mountHealth = (
  app: Hono<HttpVariables>,
  services: Context.Context<SqlClient.SqlClient>,
  { metricsToken, stopping }: HealthOptions
): void => {
  const run = Effect.runPromiseExitWith(services)
  let pinging: Promise<boolean> | undefined
  /** Requests at the same time share one statement: anyone may send them, and they wait for no turn. */
  const isReachable = () =>
    (pinging ??= run(ping)
      .then(Exit.isSuccess)
      .finally(() => (pinging = undefined)))
  app.get("/healthz", (c) => c.json({ status: "ok" }))
  app.get("/readyz", async (c) => {
    const ready = !stopping() && (await isReachable())
    return c.json({ status: ready ? "ready" : "unavailable" }, ready ? 200 : 503)
  })
  app.get("/metrics", async (c) => {
    if (!metricsAllowed(isFromThisMachine(c), metricsToken, c.req.header("authorization")))
      return c.notFound()
    const text = await Effect.runPromise(metricsText)
    return c.body(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" })
  })
}
