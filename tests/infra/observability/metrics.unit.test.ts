import { Effect, Exit, Option, Redacted, Scope } from "effect"
import { describe, expect, it } from "vitest"
import { metricsAllowed, metricsText, observeGauge, recordJob, recordRequest } from "#infra/observability"
import { processMetricsLayer } from "../../../infra/observability/processMetrics.ts"

const read = () => Effect.runPromise(metricsText)

/** The value of one series, or `undefined` when it does not exist. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe("the metrics", () => {
  it("count requests and their duration by route, method and status", async () => {
    const labels = '{method="GET",route="/api/a/:id",status="200"}'
    recordRequest({ method: "GET", route: "/api/a/:id", status: 200, seconds: 0.02 })
    recordRequest({ method: "GET", route: "/api/a/:id", status: 200, seconds: 3 })
    recordRequest({ method: "GET", route: "/api/a/:id", status: 404, seconds: 0.001 })
    const text = await read()
    expect(valueOf(text, `http_requests_total${labels}`)).toBe(2)
    expect(valueOf(text, 'http_requests_total{method="GET",route="/api/a/:id",status="404"}')).toBe(1)
    const bucket = (bound: string) =>
      valueOf(
        text,
        `http_request_duration_seconds_bucket{method="GET",route="/api/a/:id",status="200",le="${bound}"}`
      )
    expect([bucket("0.01"), bucket("0.025"), bucket("5"), bucket("+Inf")]).toEqual([0, 1, 2, 2])
    expect(valueOf(text, `http_request_duration_seconds_sum${labels}`)).toBeCloseTo(3.02)
    expect(text).toContain("# TYPE http_request_duration_seconds histogram")
    expect(text).toContain("# HELP http_requests_total Answered HTTP requests")
  })

  it("count unknown methods as one series", async () => {
    for (const method of ["BREW", "X1", "X2"]) recordRequest({ method, route: "/", status: 405, seconds: 0 })
    expect(valueOf(await read(), 'http_requests_total{method="other",route="/",status="405"}')).toBe(3)
  })

  it("count successful jobs and failed attempts", async () => {
    recordJob({ queue: "mail.send", succeeded: true, seconds: 0.1 })
    recordJob({ queue: "mail.send", succeeded: false, seconds: 0.1 })
    recordJob({ queue: "mail.send", succeeded: false, seconds: 0.1 })
    const text = await read()
    expect(valueOf(text, 'jobs_processed_total{queue="mail.send"}')).toBe(1)
    expect(valueOf(text, 'jobs_failed_total{queue="mail.send"}')).toBe(2)
    expect(valueOf(text, 'job_duration_seconds_count{queue="mail.send"}')).toBe(3)
  })

  it("read a gauge on demand and remove it with its scope", async () => {
    const scope = Scope.makeUnsafe()
    let used = 3
    const gauge = {
      name: "pool_used",
      description: "Connections in use",
      labels: { pool: "app" },
      read: () => used
    }
    await Effect.runPromise(Scope.provide(observeGauge(gauge), scope))
    expect(valueOf(await read(), 'pool_used{pool="app"}')).toBe(3)
    used = 4
    expect(valueOf(await read(), 'pool_used{pool="app"}')).toBe(4)
    await Effect.runPromise(Scope.close(scope, Exit.void))
    expect(valueOf(await read(), 'pool_used{pool="app"}')).toBeUndefined()
  })

  it("show this process: memory, processor time, event loop", async () => {
    const text = await Effect.runPromise(Effect.provide(metricsText, processMetricsLayer))
    expect(valueOf(text, "process_resident_memory_bytes")).toBeGreaterThan(1e7)
    expect(valueOf(text, "nodejs_heap_size_used_bytes")).toBeGreaterThan(1e6)
    expect(valueOf(text, "process_cpu_seconds")).toBeGreaterThan(0)
    expect(valueOf(text, "nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0)
  })

  it("can be parsed by Prometheus", async () => {
    recordRequest({ method: "GET", route: 'quote " backslash \\ line \n', status: 200, seconds: 0 })
    const lines = (await read()).trimEnd().split("\n")
    const series = /^[a-zA-Z_:][\w:]*(\{(\w+="(\\["\\n]|[^"\\])*",?)*\})? (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|NaN)$/
    expect(lines.filter((line) => !line.startsWith("# ") && !series.test(line))).toEqual([])
  })
})

describe("access to the metrics", () => {
  const token = Option.some(Redacted.make("metrics-token"))

  it.each([
    ["from this machine", true, Option.none(), undefined, true],
    ["from this machine, a token set", true, token, undefined, true],
    ["from elsewhere", false, Option.none(), undefined, false],
    ["from elsewhere, a token set", false, token, undefined, false],
    ["from elsewhere with the token", false, token, "Bearer metrics-token", true],
    ["from elsewhere with a wrong token", false, token, "Bearer metrics-tokem", false],
    ["with the token but no scheme", false, token, "metrics-token", false],
    ["from this machine with a wrong token", true, token, "Bearer wrong", false],
    ["with a token where none is set", false, Option.none(), "Bearer undefined", false],
    ["with an empty header", false, token, "", false]
  ])("%s is allowed: %s", (_, fromThisMachine, expected, header, allowed) => {
    expect(metricsAllowed(fromThisMachine, expected, header)).toBe(allowed)
  })
})
