import { request } from "node:http"
import { getRequestListener } from "@hono/node-server"
import { Effect } from "effect"
import { type Context, Hono } from "hono"
import { afterAll, beforeAll, expect, it } from "vitest"
import { makeCapacity } from "../../../infra/http/capacity/capacity.ts"
import { receiverOf } from "../../../infra/http/capacity/receive.ts"
import { originOf } from "../../../infra/http/outer/address.ts"
import { problemOf } from "../../../infra/http/problem.ts"
import { maximumBodyBytes, readBody } from "../../../infra/http/readBody.ts"
import { startServer, type LocalServer } from "../support/localServer.ts"

const { receive } = receiverOf(makeCapacity(), originOf("192.0.2.1"), undefined)

let server: LocalServer

const answer = (c: Context, respond: (bytes: Uint8Array) => Response) =>
  readBody(c.req, maximumBodyBytes, receive).pipe(
    Effect.match({ onSuccess: respond, onFailure: (refusal) => problemOf(refusal, null) }),
    Effect.runPromise
  )

beforeAll(async () => {
  const app = new Hono()
  app.post("/", (c) => answer(c, ({ byteLength }) => c.json({ received: byteLength })))
  app.post("/echo", (c) => answer(c, (bytes) => c.body(new TextDecoder().decode(bytes))))
  server = await startServer(getRequestListener(app.fetch))
})

afterAll(() => server.close())

interface Answer {
  readonly status: number | undefined
  readonly body: string
}

const send = (
  path: string,
  pieces: ReadonlyArray<Buffer>,
  headers: Record<string, string>
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(`${server.url}${path}`, { method: "POST", headers }, (response) => {
      let body = ""
      response.setEncoding("utf8")
      response.on("data", (text: string) => (body += text))
      response.on("end", () => resolve({ status: response.statusCode, body }))
      response.on("error", reject)
    })
    // The server may close its side before everything is sent; only the response matters.
    outgoing.on("error", () => undefined)
    outgoing.on("close", () => reject(new Error("The connection closed without a response.")))
    for (const piece of pieces) outgoing.write(piece)
    outgoing.end()
  })

const tenMegabytes = Array.from({ length: 160 }, () => Buffer.alloc(65_536, "x"))

it("refuses a declared body of 10 MB with a message, and keeps serving", async () => {
  const answer = await send("/", tenMegabytes, { "content-length": String(160 * 65_536) })
  expect(answer.status).toBe(413)
  expect(JSON.parse(answer.body)).toMatchObject({
    code: "body_too_large",
    detail:
      "The request is larger than 1024 kB, which is the most we accept. Send less at a time, or a smaller file."
  })
  expect((await send("/", [Buffer.from("ok")], { "content-length": "2" })).body).toBe('{"received":2}')
})

it("refuses a chunked body of 10 MB without a declared length", async () => {
  const answer = await send("/", tenMegabytes, { "transfer-encoding": "chunked" })
  expect(answer.status).toBe(413)
})

it.each([
  [
    "accepts",
    "exactly the limit, declared",
    maximumBodyBytes,
    { "content-length": String(maximumBodyBytes) },
    200
  ],
  [
    "refuses",
    "one byte more, declared",
    maximumBodyBytes + 1,
    { "content-length": String(maximumBodyBytes + 1) },
    413
  ],
  ["accepts", "exactly the limit, chunked", maximumBodyBytes, { "transfer-encoding": "chunked" }, 200],
  ["refuses", "one byte more, chunked", maximumBodyBytes + 1, { "transfer-encoding": "chunked" }, 413]
])("%s %s", async (_verdict, _body, size, headers, status) => {
  const answer = await send("/", [Buffer.alloc(size)], { ...headers })
  expect(answer.status).toBe(status)
})

it("forwards a chunked body unchanged, with its headers", async () => {
  const answer = await send("/echo", [Buffer.from('{"a":'), Buffer.from('"ü"}')], {
    "transfer-encoding": "chunked",
    "content-type": "application/json"
  })
  expect(answer).toEqual({ status: 200, body: '{"a":"ü"}' })
})

it("stops reading as soon as the limit is exceeded", async () => {
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 65_536
      controller.enqueue(new Uint8Array(65_536))
    }
  })
  const app = new Hono()
  app.post("/", (c) => answer(c, () => c.text("never")))
  const response = await app.request("/", { method: "POST", body: endless, duplex: "half" })
  expect(response.status).toBe(413)
  expect(pulled).toBeLessThan(maximumBodyBytes + 4 * 65_536)
})

it("ignores a request without a body", async () => {
  expect(await send("/", [], { "content-length": "0" })).toEqual({ status: 200, body: '{"received":0}' })
})
