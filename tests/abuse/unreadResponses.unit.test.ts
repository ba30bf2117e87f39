import type { HttpVariables } from "#infra/http"
import type { Hono } from "hono"
import type { ServerResponse } from "node:http"
import { afterEach, expect, it } from "vitest"
import type { Refused } from "../../infra/http/capacity/refused.ts"
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
/** More than the kernel buffers for a connection that no one reads. */
const LARGE = 12 * MB
const PAGE = MB / 16

let server: Awaited<ReturnType<typeof startGuarded>> | undefined
let live: ServerResponse | undefined
afterEach(() => server?.stop())

const start = async (limits: GuardedOptions["limits"]) => {
  const mount = (app: Hono<HttpVariables>) => {
    app.get("/api/large", (c) => c.body(new Uint8Array(LARGE)))
    app.get("/api/pages", (c) =>
      c.body(ReadableStream.from(Array.from({ length: LARGE / PAGE }, () => new Uint8Array(PAGE))))
    )
    app.get("/api/live", (c) => {
      c.set("takeOver", (response) => {
        live = response
        response.write("x".repeat(LARGE))
      })
      return c.body(null)
    })
  }
  return (server = await startGuarded({ limits, mount }))
}

/** Connections that request something large and read none of it. */
const unread = async (count: number, port: number, from: string, path = "/api/large") => {
  const connections = await openMany(count, port, from)
  for (const { socket } of connections) socket.pause().write(requestTo(path))
  return connections
}

/** How often the office was refused: each report counts from the one before. */
const refusals = ({ refused }: { readonly refused: Pick<Refused, "report"> }) => {
  let count = 0
  return () => {
    const [, more] = /from 127\.0\.0\.2 \((\d+)\)/.exec(refused.report() ?? "") ?? []
    count += Number(more ?? 0)
    return count
  }
}

const isCut = async ({ socket, closed }: RawConnection): Promise<boolean> => {
  socket.resume()
  await closed
  return socket.bytesRead < LARGE
}

it("known flaw: responses that no one reads stay in memory", async () => {
  const { port, capacity } = await start({
    unreadMillis: 1000,
    pace: { bytesPerSecond: 1024 * MB, millis: 10_000 }
  })
  const connections = await unread(10, port, OFFICE)
  await expect.poll(capacity.answers.unreadBytes, PATIENT).toBeGreaterThan(0)
  await expect.poll(capacity.answers.unreadBytes, PATIENT).toBe(0)
  expect(await Promise.all(connections.map(isCut))).toEqual(Array.from({ length: 10 }, () => true))
})

it("known flaw: taking a few bytes now and then keeps a response in memory forever", async () => {
  const { port, capacity } = await start({
    unreadMillis: 1000,
    pace: { bytesPerSecond: 64 * MB, millis: 10_000 }
  })
  const connections = await unread(1, port, OFFICE, "/api/pages")
  const drip = setInterval(() => connections[0]?.socket.read(), 50)
  await expect.poll(refusals(capacity), PATIENT).toBe(1)
  clearInterval(drip)
  expect(connections[0]?.socket.bytesRead).toBeLessThan(LARGE)
  closeAll(connections)
})

it("known flaw: one network has any number of unread responses in memory", async () => {
  const { port, capacity } = await start({ unreadBytes: { total: 200 * MB, perNetwork: 40 * MB } })
  const neighbor = await unread(1, port, NEIGHBOR)
  const connections = await unread(10, port, OFFICE)
  await expect.poll(refusals(capacity), PATIENT).toBe(7)
  expect(capacity.answers.unreadBytes()).toBeLessThan(40 * MB + LARGE)
  for (const { socket } of neighbor) socket.resume()
  await expect.poll(() => neighbor[0]?.socket.bytesRead, PATIENT).toBeGreaterThan(LARGE)
  closeAll([...connections, ...neighbor])
})

it("lets a slow reader finish, as long as it keeps reading", async () => {
  const { port } = await start({ unreadMillis: 1, pace: { bytesPerSecond: MB / 2, millis: 10_000 } })
  const connection = await open(port, OFFICE, requestTo("/api/large"))
  connection.socket.on("data", () => {
    connection.socket.pause()
    setImmediate(() => connection.socket.resume())
  })
  await expect.poll(() => connection.socket.bytesRead, PATIENT).toBeGreaterThan(LARGE)
  expect(statusOf(connection)).toBe(200)
  closeAll([connection])
})

it("leaves live streams to their own bound", async () => {
  const { port, capacity } = await start({
    unreadMillis: 100,
    pace: { bytesPerSecond: 1024 * MB, millis: 10_000 }
  })
  const stream = await unread(1, port, OFFICE, "/api/live")
  await expect.poll(capacity.answers.unreadBytes, PATIENT).toBeGreaterThan(0)
  const other = await unread(1, port, OFFICE)
  await expect.poll(refusals(capacity), PATIENT).toBe(1)
  expect(live?.destroyed).toBe(false)
  closeAll([...stream, ...other])
})
