import { metricsText } from "#infra/observability"
import type { Outbound, OutboundCall, OutboundOptions } from "#infra/outbound"
import { Effect, Logger } from "effect"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { type Fault, misbehave } from "../../support/dimo/faults.ts"
import { type OutboundRun, startOutbound } from "../../support/outbound.ts"
import { PATIENT } from "../../support/patience.ts"
import { type LocalServer, startServer } from "../support/localServer.ts"

type Reply =
  | Fault
  | { readonly kind: "json"; readonly status: number; readonly body: unknown }
  | { readonly kind: "bomb" }

let run: OutboundRun
let server: LocalServer
/** The responses in turn; the last one repeats. */
let replies: Array<Reply> = []
let requests: Array<string> = []
beforeAll(async () => {
  run = await startOutbound()
  server = await startServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? { kind: "drop" }
    if (reply.kind === "json")
      return void response
        .writeHead(reply.status, { "content-type": "application/json; charset=utf-8" })
        .end(JSON.stringify(reply.body))
    if (reply.kind === "bomb")
      return void response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end(gzipSync(JSON.stringify("x".repeat(3_000_000))))
    misbehave(reply, request, response)
  })
})
afterAll(async () => {
  await server.close()
  await run.stop()
})

const OK: Reply = { kind: "json", status: 200, body: { well: true } }

const reply = (...next: ReadonlyArray<Reply>) => {
  replies = [...next]
  requests = []
}

/** Short only for requests that get no response; a busy machine may be slow with the others. */
const timeout = () =>
  replies.some(({ kind }) => kind === "unresponsive" || kind === "stall") ? 1000 : PATIENT.timeout

const ask = (call: Partial<OutboundCall> = {}, options: Partial<OutboundOptions> = { timeout: timeout() }) =>
  run.outbound(options).request({ url: `${server.url}/path?secret=hunter2`, ...call })

const failure = (call?: Partial<OutboundCall>, options?: Partial<OutboundOptions>) =>
  Effect.runPromise(Effect.flip(ask(call, options)))

describe("a request to an external server", () => {
  it("returns its JSON, also of a 4xx", async () => {
    reply(OK)
    expect(await Effect.runPromise(ask())).toEqual({ status: 200, json: { well: true } })
    reply({ kind: "json", status: 400, body: { error: "invalid_grant" } })
    expect(await Effect.runPromise(ask())).toEqual({ status: 400, json: { error: "invalid_grant" } })
  })

  it.for([
    [{ kind: "unresponsive" }, { _tag: "OutboundTimeout" }],
    [{ kind: "stall" }, { _tag: "OutboundTimeout" }],
    [{ kind: "drop" }, { _tag: "OutboundRefused", status: null }],
    [
      { kind: "status", status: 500 },
      { _tag: "OutboundRefused", status: 500 }
    ],
    [
      { kind: "status", status: 429, retryAfter: "60" },
      { _tag: "OutboundLimited", retryAfter: 60 }
    ],
    [
      { kind: "redirect", location: "/elsewhere" },
      { _tag: "OutboundNonsense", what: "redirect" }
    ],
    [{ kind: "html" }, { _tag: "OutboundNonsense", what: "type" }],
    [
      { kind: "answer", type: "application/jsonp", body: "{}" },
      { _tag: "OutboundNonsense", what: "type" }
    ],
    [
      { kind: "answer", type: "application/json", body: "{" },
      { _tag: "OutboundNonsense", what: "json" }
    ],
    [
      { kind: "answer", type: "application/json", body: "" },
      { _tag: "OutboundNonsense", what: "json" }
    ],
    [
      { kind: "answer", type: "application/json", body: Buffer.from([0xff]) },
      { _tag: "OutboundNonsense", what: "json" }
    ],
    [
      { kind: "huge", bytes: 2_000_001 },
      { _tag: "OutboundNonsense", what: "size" }
    ],
    [
      { kind: "huge", bytes: 2_000_001, chunked: true },
      { _tag: "OutboundNonsense", what: "size" }
    ],
    [{ kind: "bomb" }, { _tag: "OutboundNonsense", what: "size" }]
  ] as const)("fails with a typed error: %o", async ([fault, expected]) => {
    reply(fault)
    expect(await failure()).toMatchObject({ ...expected, host: new URL(server.url).host })
    expect(requests).toEqual(["GET /path?secret=hunter2"])
  })

  it("accepts two million bytes and not one more", async () => {
    reply({ kind: "huge", bytes: 2_000_000, chunked: true })
    expect((await Effect.runPromise(ask())).status).toBe(200)
  })

  it("reports an unreachable server", async () => {
    const closed = await startServer(() => undefined)
    await closed.close()
    expect(await failure({ url: closed.url })).toMatchObject({ _tag: "OutboundRefused", status: null })
  })

  it("treats an error in the request itself as a defect", async () => {
    const invalid = { headers: { "x-wish": "two\nlines" } }
    await expect(failure(invalid)).rejects.toThrow("invalid header value")
  })

  it("parses a Retry-After with a date", async () => {
    const at = new Date(Date.now() + 90_000).toUTCString()
    reply({ kind: "status", status: 429, retryAfter: at })
    const fault = await failure()
    expect(fault).toMatchObject({ _tag: "OutboundLimited" })
    const left = (Date.parse(at) - Date.now()) / 1000
    expect("retryAfter" in fault && fault.retryAfter).toBeGreaterThanOrEqual(left)
  })
})

describe("a busy server", () => {
  const busy: ReadonlyArray<Fault> = [
    { kind: "status", status: 503 },
    { kind: "status", status: 429 },
    { kind: "status", status: 429, retryAfter: "1" }
  ]
  it.for(busy)("receives a retry of a request without side effects: %o", async (fault) => {
    reply(fault, OK)
    expect((await Effect.runPromise(ask())).status).toBe(200)
    expect(requests).toHaveLength(2)
    reply(fault, fault, OK)
    await failure()
    expect(requests).toHaveLength(2)
  })

  it("receives no retry of a request with side effects, unless the caller allows it", async () => {
    reply({ kind: "status", status: 503 }, OK)
    expect(await failure({ method: "POST", body: "{}" })).toMatchObject({ status: 503 })
    expect(requests).toHaveLength(1)
    reply({ kind: "status", status: 503 }, OK)
    await Effect.runPromise(ask({ method: "POST", body: "{}", repeatable: true }))
    expect(requests).toHaveLength(2)
  })
})

describe("the rate limit per host", () => {
  it("applies across processes: further calls wait for the next second", async () => {
    const sixCalls = async () => {
      const other = await startServer((_request, response) =>
        response.writeHead(200, { "content-type": "application/json" }).end("{}")
      )
      const processes = [run.outbound({ perSecond: 4 }), run.outbound({ perSecond: 4 })]
      const start = performance.now()
      const one = (outbound: Outbound["Service"]) =>
        Effect.map(outbound.request({ url: other.url }), () => performance.now() - start)
      const calls = processes.flatMap((outbound) => [one(outbound), one(outbound), one(outbound)])
      const took = await Effect.runPromise(Effect.all(calls, { concurrency: "unbounded" }))
      await other.close()
      return took.filter((millis) => millis >= 1000).length
    }
    // One retry, for a machine too busy to call four times within a second.
    await vi.waitFor(async () => expect(await sixCalls()).toBe(2), PATIENT)
  })
})

describe("logs and metrics of a request", () => {
  it("contain the host and the outcome, and nothing of the content", async () => {
    const lines: Array<string> = []
    const log = Logger.make(({ message }) => void lines.push(JSON.stringify(message)))
    reply({ kind: "answer", type: "application/json", body: "{ the body holds a token" })
    const fault = await Effect.runPromise(Effect.flip(ask()).pipe(Effect.provide(Logger.layer([log]))))
    const { host } = new URL(server.url)
    const text = (await Effect.runPromise(metricsText))
      .split("\n")
      .filter((line) => line.startsWith("outbound_"))
      .join("\n")
    expect(lines.join()).toContain(`${host} sent an invalid response`)
    expect(text).toMatch(new RegExp(`outbound_requests_total\\{.*host="${host}".*outcome="nonsense"`))
    expect(text).toMatch(new RegExp(`outbound_request_duration_seconds_count\\{.*host="${host}"`))
    for (const part of [lines.join(), text, JSON.stringify(fault), fault.message, fault.stack ?? ""])
      expect(part).not.toMatch(/hunter2|secret|holds a token|path\?/)
  })
})
