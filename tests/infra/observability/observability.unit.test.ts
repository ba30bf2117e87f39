import { Effect, Option, type Tracer } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { observabilityLayer, recordRequest } from "#infra/observability"
import { formatJson } from "../../../infra/observability/logFormat.ts"
import { startServer, type LocalServer } from "../support/localServer.ts"
import { collector, nothingCollected } from "./collector.ts"

let collected = nothingCollected()
let server: LocalServer
let lines: Array<string> = []

beforeAll(async () => {
  server = await startServer((request, response) => collector(collected)(request, response))
})
afterAll(() => server.close())
beforeEach(() => {
  collected = nothingCollected()
  lines = []
})

const run = <A>(work: Effect.Effect<A>, endpoint: string | undefined): Promise<A> =>
  Effect.runPromise(
    Effect.provide(
      work,
      observabilityLayer({
        otlpEndpoint: Option.fromUndefinedOr(endpoint),
        logLevel: "Info",
        version: "1.2.3",
        logs: { format: formatJson, write: (line) => void lines.push(line) }
      })
    )
  )

const work = Effect.fn("test.work")(function* () {
  yield* Effect.annotateCurrentSpan({ "url.query": "?token=hunter2&limit=5", password: "hunter2" })
  yield* Effect.annotateLogs(Effect.logInfo("Did the work", { cookie: "hunter2" }), {
    refresh_token: "hunter2",
    room: 7
  })
  yield* Effect.logError("Failed with mp_at_hunter2hunter2")
})

describe("with an endpoint", () => {
  it("sends traces, logs and metrics by the time the layer closes, and also writes our logs", async () => {
    recordRequest({ method: "GET", route: "/api/observed", status: 200, seconds: 0.02 })
    await run(work(), server.url)
    expect([...collected.bodies.keys()].toSorted()).toEqual(["/v1/logs", "/v1/metrics", "/v1/traces"])
    expect(collected.bodies.get("/v1/traces")).toMatchObject([
      {
        resourceSpans: [
          {
            resource: {
              attributes: expect.arrayContaining([
                { key: "service.name", value: { stringValue: "motorpool" } },
                { key: "service.version", value: { stringValue: "1.2.3" } }
              ])
            },
            scopeSpans: [
              {
                spans: [
                  {
                    name: "test.work",
                    attributes: expect.arrayContaining([
                      { key: "url.query", value: { stringValue: "?token=[redacted]&limit=5" } },
                      { key: "password", value: { stringValue: "[redacted]" } }
                    ])
                  }
                ]
              }
            ]
          }
        ]
      }
    ])
    expect(lines).toHaveLength(2)
    const [logs = "", metrics = ""] = ["resourceLogs", "resourceMetrics"].map((name) =>
      collected.texts.filter((text) => text.includes(name)).join()
    )
    expect(logs).toContain("Did the work")
    expect(logs).toContain('{"key":"room","value":{"intValue":7}}')
    expect(metrics).toContain("http_request_duration_seconds")
    expect(metrics).toContain("/api/observed")
    expect(metrics).toContain("process_resident_memory_bytes")
  })

  it("reveals no secret in a span, a log or a metric, nor in our own logs", async () => {
    await run(work(), server.url)
    expect(collected.texts.length).toBeGreaterThanOrEqual(3)
    expect(collected.texts.join() + lines.join()).not.toContain("hunter2")
  })

  it("continues and ends promptly when the endpoint is unreachable", async () => {
    const before = performance.now()
    await run(work(), "http://127.0.0.1:9")
    expect(lines).toHaveLength(2)
    expect(performance.now() - before).toBeLessThan(2500)
  })
})

describe("without an endpoint", () => {
  it("records no span and sends nothing", async () => {
    const span = await run(Effect.withSpan(Effect.orDie(Effect.currentSpan), "work"), undefined)
    expect(span.sampled).toBe(false)
    expect(span.spanId).toBe("noop")
    expect(collected.texts).toEqual([])
  })

  it("records spans as soon as there is an endpoint", async () => {
    const span: Tracer.Span = await run(Effect.withSpan(Effect.orDie(Effect.currentSpan), "work"), server.url)
    expect(span.sampled).toBe(true)
  })
})
