import { type HttpVariables, problemOf } from "#infra/http"
import { Effect } from "effect"
import type { Hono } from "hono"
import { afterEach, expect, it } from "vitest"
import { maximumBodyBytes, readBody } from "../../infra/http/readBody.ts"
import { PATIENT } from "../support/patience.ts"
import { type GuardedOptions, startGuarded } from "./support/guardedServer.ts"
import {
  closeAll,
  NEIGHBOR,
  OFFICE,
  open,
  openMany,
  type RawConnection,
  requestTo,
  statusOf
} from "./support/rawClient.ts"

const MB = 1024 * 1024
const IMPATIENT = { bytesPerSecond: 8 * 1024, millis: 400 }
const ALWAYS = { bytesPerSecond: 0, millis: 60_000 }

let server: Awaited<ReturnType<typeof startGuarded>> | undefined
afterEach(() => server?.stop())

/** Answers with the length of a body, read as the endpoints read theirs. */
const mount = (app: Hono<HttpVariables>): void => {
  app.post("/api/body", (c) =>
    readBody(c.req, maximumBodyBytes, c.get("receive")).pipe(
      Effect.match({
        onSuccess: ({ byteLength }) => c.text(`${byteLength} bytes`),
        onFailure: (refusal) => problemOf(refusal, c.get("requestId"))
      }),
      Effect.runPromise
    )
  )
  app.post("/api/refused", (c) => c.text("Sign in to continue.", 401))
}

const start = async (limits: GuardedOptions["limits"]) => (server = await startGuarded({ limits, mount }))

/** A request that withholds the last byte of its body. */
const withheld = (bytes: number, path = "/api/body") =>
  requestTo(path, { "Content-Length": String(bytes) }, "x".repeat(bytes - 1))

it("known flaw: 600 connections that withhold the last byte of a body are all held", async () => {
  const { port, capacity } = await start({ pace: IMPATIENT })
  const connections = await openMany(600, port, OFFICE, withheld(1024))
  await Promise.all(connections.map(({ closed }) => closed))
  const statuses = connections.map(statusOf)
  expect(statuses.filter((status) => status === 408).length).toBe(600)
  expect(connections[0]?.received()).toContain("The request arrived too slowly.")
  await expect.poll(() => [capacity.bodyBytes.taken(), capacity.connections.taken()], PATIENT).toEqual([0, 0])
})

it("known flaw: slow bodies of one network fill the memory", async () => {
  const { port, capacity } = await start({
    pace: ALWAYS,
    bodyBytes: { total: 64 * MB, perNetwork: 16 * MB }
  })
  const connections = await openMany(40, port, OFFICE, withheld(MB))
  await expect.poll(() => connections.filter((one) => statusOf(one) === 429).length, PATIENT).toBe(24)
  expect(capacity.bodyBytes.taken()).toBe(16 * MB)
  const refused = connections.find((one) => statusOf(one) === 429)
  expect(refused?.received()).toMatch(/retry-after: 5/i)
  expect(refused?.received()).toContain("Try again in a few seconds.")
  await refused?.closed

  const neighbor = await open(port, NEIGHBOR, requestTo("/api/body", { "Content-Length": "5" }, "hello"))
  await expect.poll(neighbor.received, PATIENT).toContain("5 bytes")
  // Those that finish, and those that disconnect, give their memory back.
  const accepted = connections.filter((one) => statusOf(one) === undefined)
  for (const { socket } of accepted.slice(0, 8)) socket.write("x")
  await expect.poll(() => accepted.filter((one) => statusOf(one) === 200).length, PATIENT).toBe(8)
  closeAll([...connections, neighbor])
  await expect.poll(capacity.bodyBytes.taken, PATIENT).toBe(0)
})

it("known flaw: slow bodies of a few networks leave no memory to a newcomer", async () => {
  const { port, capacity } = await start({
    pace: ALWAYS,
    bodyBytes: { total: 16 * MB, perNetwork: 16 * MB }
  })
  const greedy: Array<RawConnection> = []
  for (let at = 1; at <= 6; at++) greedy.push(...(await openMany(16, port, `127.0.1.${at}`, withheld(MB))))
  await expect.poll(capacity.bodyBytes.taken, PATIENT).toBeGreaterThanOrEqual(15 * MB)

  const body = requestTo("/api/body", { "Content-Length": String(MB) }, "x".repeat(MB))
  const newcomer = await open(port, NEIGHBOR, body)
  await expect.poll(newcomer.received, PATIENT).toContain(`${MB} bytes`)
  expect(capacity.bodyBytes.taken()).toBeLessThanOrEqual(16 * MB)
  closeAll([...greedy, newcomer])
})

it("counts a body of undeclared length as the largest that the endpoint accepts", async () => {
  const { port, capacity } = await start({ pace: ALWAYS })
  const chunked = requestTo("/api/body", { "Transfer-Encoding": "chunked" }, "5\r\nhello\r\n")
  const connection = await open(port, OFFICE, chunked)
  await expect.poll(capacity.bodyBytes.taken, PATIENT).toBe(maximumBodyBytes)
  connection.socket.write("0\r\n\r\n")
  await expect.poll(connection.received, PATIENT).toContain("5 bytes")
  expect(capacity.bodyBytes.taken()).toBe(0)
  closeAll([connection])
})

it("does not wait for a body that it has refused to read", async () => {
  const { port, capacity } = await start({ pace: ALWAYS })
  const connections = await openMany(20, port, OFFICE, withheld(MB, "/api/refused"))
  await Promise.all(connections.map(({ closed }) => closed))
  expect(connections.map(statusOf)).toEqual(Array.from({ length: 20 }, () => 401))
  expect(capacity.bodyBytes.taken()).toBe(0)
})

it("known flaw: refused bodies are received to their end", async () => {
  const { port, received } = await start({ pace: ALWAYS })
  const whole = requestTo("/api/refused", { "Content-Length": String(MB) }, "x".repeat(MB))
  const connections = await openMany(20, port, OFFICE, whole)
  await expect.poll(received, PATIENT).toBeGreaterThanOrEqual(20 * MB)
  expect(connections.filter(({ isClosed }) => isClosed())).toEqual([])
  const excessive = await openMany(40, port, OFFICE, whole)
  await expect.poll(() => excessive.filter(({ isClosed }) => isClosed()).length, PATIENT).toBeGreaterThan(30)
  expect(received()).toBeLessThan(40 * MB)
  closeAll([...connections, ...excessive])
})

it("closes a connection whose body never arrives, whether or not it is read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  server = await startGuarded({
    limits: { headersMillis: 200, requestMillis: 400 },
    mount: (app) => app.post("/api/waits", (c) => promise.then(() => c.text("")))
  })
  const connection = await open(server.port, OFFICE, withheld(MB, "/api/waits"))
  await connection.closed
  expect(statusOf(connection)).toBe(408)
  resolve()
})
