import { afterEach, expect, it } from "vitest"
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

let server: Awaited<ReturnType<typeof startGuarded>> | undefined
afterEach(() => server?.stop())

const start = async (options: GuardedOptions) => (server = await startGuarded(options))

it("known flaw: one network opens as many connections as it likes", async () => {
  const { port, capacity } = await start({ limits: { connections: { total: 200, perNetwork: 50 } } })
  const connections = await openMany(120, port, OFFICE)
  await expect.poll(() => connections.filter(({ isClosed }) => isClosed()).length, PATIENT).toBe(70)
  expect(capacity.connections.taken()).toBe(50)
  const neighbor = await open(port, NEIGHBOR, requestTo("/unknown"))
  await expect.poll(() => statusOf(neighbor), PATIENT).toBe(404)
  expect(capacity.refused.report()).toMatch(/^Refused or cut off 70 .* from 127\.0\.0\.2 \(70\)/)
  closeAll([...connections, neighbor])
  await expect.poll(() => capacity.connections.taken(), PATIENT).toBe(0)
})

it("known flaw: connections that send no request, or half of one, stay open", async () => {
  const { port } = await start({ limits: { headersMillis: 200 } })
  const connections = [
    ...(await openMany(20, port, OFFICE)),
    ...(await openMany(20, port, OFFICE, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "))
  ]
  await Promise.all(connections.map(({ closed }) => closed))
  expect(connections.map(statusOf)).toEqual(Array.from({ length: 40 }, () => 408))
})

it("known flaw: one connection has any number of requests under way", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const { port } = await start({
    limits: { pipelined: 8 },
    mount: (app) =>
      app.get("/api/waits", async (c) => {
        begun += 1
        await promise
        return c.text("")
      })
  })
  const connection = await open(port, OFFICE, requestTo("/api/waits").repeat(500))
  await connection.closed
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThanOrEqual(8)
  resolve()
})

it("counts requests by the network that a trusted proxy names, not its connections", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port, capacity } = await start({
    limits: { connections: { total: 100, perNetwork: 10 } },
    trustedProxies: ["127.0.0.2"],
    mount: (app) => app.get("/api/waits", (c) => promise.then(() => c.text("served")))
  })
  const from = (address: string) => requestTo("/api/waits", { "X-Forwarded-For": address })
  const greedy = await openMany(30, port, OFFICE, from("203.0.113.7"))
  await expect.poll(() => greedy.filter((one) => statusOf(one) === 429).length, PATIENT).toBe(20)
  const refused = greedy.find((one) => statusOf(one) === 429)
  expect(refused?.received()).toMatch(/retry-after: 5/i)
  expect(refused?.received()).toContain("Try again in a few seconds.")
  const other = await open(port, OFFICE, from("203.0.113.8"))
  await expect.poll(() => capacity.connections.taken(), PATIENT).toBe(11)
  resolve()
  await expect.poll(() => statusOf(other), PATIENT).toBe(200)
  expect(greedy.filter((one) => statusOf(one) === 429)).toHaveLength(20)
  await expect.poll(() => capacity.connections.taken(), PATIENT).toBe(0)
  closeAll([...greedy, other])
})

it("refuses more headers than it reads, because the last one may be that of a trusted proxy", async () => {
  const { port } = await start({
    limits: {},
    trustedProxies: ["127.0.0.2"],
    mount: (app) => app.get("/api/address", (c) => c.text(`from ${c.get("address")}`))
  })
  const withFiller = (count: number) => {
    const filler = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, ""]))
    return requestTo("/api/address", { ...filler, "X-Forwarded-For": "203.0.113.7" })
  }
  const usual = await open(port, OFFICE, withFiller(150))
  await expect.poll(usual.received, PATIENT).toContain("from 203.0.113.7")
  const hiding = await open(port, OFFICE, withFiller(250))
  await hiding.closed
  expect(statusOf(hiding)).toBe(431)
  closeAll([usual])
})

const ADDRESSES = Array.from({ length: 15 }, (_, at) => `127.0.1.${at + 1}`)

it("known flaw: a few greedy networks leave no connection to a newcomer", async () => {
  const { port, capacity } = await start({ limits: { connections: { total: 100, perNetwork: 100 } } })
  const greedy: Array<RawConnection> = []
  for (const address of ADDRESSES) greedy.push(...(await openMany(60, port, address)))
  await expect.poll(() => greedy.filter(({ isClosed }) => isClosed()).length, PATIENT).toBeGreaterThan(799)
  const newcomer = await open(port, NEIGHBOR, requestTo("/unknown"))
  await expect.poll(() => statusOf(newcomer), PATIENT).toBe(404)
  expect(capacity.connections.taken()).toBeLessThanOrEqual(100)
  closeAll([...greedy, newcomer])
})

it("closes connections without a request first when a newcomer needs one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const { port, capacity } = await start({
    limits: { connections: { total: 10, perNetwork: 10 } },
    mount: (app) =>
      app.get("/api/waits", async (c) => {
        begun += 1
        await promise
        return c.text("served")
      })
  })
  const busy = await openMany(2, port, OFFICE, requestTo("/api/waits"))
  await expect.poll(() => begun, PATIENT).toBe(2)
  const idle = await openMany(3, port, OFFICE)
  const others = await Promise.all(ADDRESSES.slice(0, 5).map((address) => open(port, address)))
  await expect.poll(() => capacity.connections.taken(), PATIENT).toBe(10)
  const newcomers = await openMany(2, port, NEIGHBOR)
  await expect.poll(() => idle.filter(({ isClosed }) => isClosed()).length, PATIENT).toBe(2)
  expect([...busy, ...others, ...newcomers].filter(({ isClosed }) => isClosed())).toEqual([])
  resolve()
  await expect.poll(() => busy.map(statusOf), PATIENT).toEqual([200, 200])
  closeAll([...idle, ...busy, ...others, ...newcomers])
})

it("known flaw: one IPv6 subscriber takes every place with many networks", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port, capacity } = await start({
    limits: { connections: { total: 40, perNetwork: 20 } },
    trustedProxies: ["127.0.0.2"],
    mount: (app) => app.get("/api/waits", (c) => promise.then(() => c.text("served")))
  })
  const from = (address: string) => requestTo("/api/waits", { "X-Forwarded-For": address })
  const greedy: Array<RawConnection> = []
  for (let at = 0; at < 15; at++)
    greedy.push(...(await openMany(10, port, OFFICE, from(`2001:db8:1:${at.toString(16)}::1`))))
  await expect.poll(() => greedy.filter((one) => statusOf(one) === 429).length, PATIENT).toBe(130)
  const others = await openMany(10, port, OFFICE, from("2001:db8:2::1"))
  await expect.poll(capacity.connections.taken, PATIENT).toBe(30)
  resolve()
  await expect.poll(() => others.map(statusOf), PATIENT).toEqual(others.map(() => 200))
  closeAll([...greedy, ...others])
})
