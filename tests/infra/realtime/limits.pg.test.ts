import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { call } from "../../support/client.ts"
import { createPerson } from "../../support/seeds.ts"
import { listen, named, type OpenStream } from "../../support/live.ts"
import { metric, write } from "./support.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const SIZE = 2_000
const EVENTS = 8_000

/** A browser that requests the stream and then stops reading. */
const stalledReader = async (token: string): Promise<Socket> => {
  const { hostname, port } = await app.address()
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET /api/me/events HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${token}\r\n\r\n`
  )
  await new Promise<void>((resolve) => {
    socket.on("data", (chunk: Buffer) => {
      if (!chunk.includes("event: ready")) return
      socket.pause()
      resolve()
    })
  })
  return socket
}

it("drops a reader who is a megabyte behind, and keeps serving all others", async () => {
  const person = await createPerson(app)
  const slow = await stalledReader(person.access_token)
  const stream = await listen(app, person.access_token)
  const dropped = await metric("live_slow_readers_dropped_total")
  // More than the kernel buffers for a socket that is not read.
  await app.admin.query(
    `insert into app.outbox (id, name, user_id, data, occurred_at)
     select gen_random_uuid(), repeat('x', $2), $1, '{}', now() from generate_series(1, $3)`,
    [person.user.id, SIZE, EVENTS]
  )
  await expect.poll(() => stream.messages.length, { timeout: 15_000 }).toBe(EVENTS)
  expect(await metric("live_slow_readers_dropped_total")).toBe(dropped + 1)
  // What the kernel buffered can still be read; what the process had queued is lost.
  let received = 0
  const closed = new Promise<void>((resolve) => {
    slow.on("data", (chunk: Buffer) => (received += chunk.length))
    slow.on("error", () => {}).on("close", resolve)
  })
  slow.resume()
  await closed
  expect(received).toBeLessThan(SIZE * EVENTS)
  await stream.close()
})

it("allows ten streams per user and closes the oldest for the next", async () => {
  const person = await createPerson(app)
  const streams: Array<OpenStream> = []
  for (let number = 1; number <= 11; number++) streams.push(await listen(app, person.access_token))
  await streams[0]?.ended
  await write(app.admin, "ForOpenStreams", { userId: person.user.id })
  for (const { messages } of streams.slice(1))
    await expect.poll(() => named(messages), { timeout: 3_000 }).toEqual(["ForOpenStreams"])
  expect(streams[0]?.messages).toEqual([])
  await Promise.all(streams.map(({ close }) => close()))
})

it("refuses a person who opens streams in a loop, and says when to try again", async () => {
  const [looping, other] = [await createPerson(app), await createPerson(app)]
  // Answered like GET, without a stream.
  const open = async (token: string) =>
    app.request("/api/me/events", { method: "HEAD", headers: { authorization: `Bearer ${token}` } })
  const openings = await Promise.all(Array.from({ length: 200 }, () => open(looping.access_token)))
  const refused = openings.filter(({ status }) => status === 429)
  expect(openings.length - refused.length).toBeGreaterThanOrEqual(120)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers.get("retry-after")).toBe("10")
  expect((await open(other.access_token)).status).toBe(200)
})

it("ends only streams whose session has ended or whose token has expired, at the next heartbeat", async () => {
  const [ada, bob, eve] = [await createPerson(app), await createPerson(app), await createPerson(app)]
  const streams = await Promise.all([ada, bob, eve].map(({ access_token }) => listen(app, access_token)))
  await call(app, "DELETE", "/api/me/session", { token: ada.access_token })
  await app.admin.query(
    "update identity.session_tokens set access_expires_at = now() - interval '1 second' where user_id = $1",
    [bob.user.id]
  )
  await Promise.all([streams[0]?.ended, streams[1]?.ended])
  await write(app.admin, "StillHere", { userId: eve.user.id })
  await expect.poll(() => named(streams[2]?.messages ?? []), { timeout: 3_000 }).toEqual(["StillHere"])
  await streams[2]?.close()
}, 40_000)

it("ends every stream when the server stops, without a delay", async () => {
  const second = await startApp({ database: app })
  const person = await createPerson(app)
  const streams = await Promise.all(Array.from({ length: 8 }, () => listen(second, person.access_token)))
  const started = performance.now()
  await second.stop()
  await Promise.all(streams.map(({ ended }) => ended))
  expect(performance.now() - started).toBeLessThan(3_000)
})
