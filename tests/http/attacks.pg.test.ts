import { getRequestListener } from "@hono/node-server"
import { Hono } from "hono"
import { connect } from "node:net"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { type HttpVariables, mount } from "#infra/http"
import { buildWorld, type World } from "../isolation/world.ts"
import { startServer } from "../infra/support/localServer.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PATIENT } from "../support/patience.ts"
import { processorTime } from "../support/processorTime.ts"

let app: TestApp
let world: World

beforeAll(async () => {
  app = await startApp()
  world = await buildWorld(app)
})
afterAll(() => app.stop())

it("quickly refuses a name whose accents would take minutes to normalize", async () => {
  const piled = (accents: number) => `a${"\u0301".repeat(accents)}${"\u0323".repeat(accents)}`
  const person = { email: "pile@example.com", password: "correct horse battery" }
  const notes = { name: "Ada", email: null, phone: null, notes: piled(10_000) }
  const customers = `/api/organizations/${world.victim.organizationId}/customers`
  const took = await processorTime(async () => {
    const signUp = { body: { ...person, full_name: piled(100_000) } }
    expect((await call(app, "POST", "/api/public/sign-up", signUp)).status).toBe(413)
    expect((await call(app, "POST", customers, { token: world.owner, body: notes })).status).toBe(422)
  })
  expect(took).toBeLessThan(2_000)
})

it.each(["-".repeat(36), "a".repeat(36), "00000000-0000-7000-8000-00000000000-"])(
  "refuses the forged cursor 1.%s without a server error",
  async (id) => {
    const inside = `/api/organizations/${world.victim.organizationId}`
    for (const list of [
      `${inside}/members`,
      `${inside}/invitations`,
      `${inside}/audit-log`,
      "/api/me/audit-log"
    ]) {
      const reply = await call(app, "GET", `${list}?after=1.${id}`, { token: world.owner })
      expect(reply.status, list).toBe(422)
    }
  }
)

it("does not log a client that disconnects while sending a body", async () => {
  const printed = [vi.spyOn(console, "error"), vi.spyOn(console, "log"), vi.spyOn(process.stdout, "write")]
  const statuses: Array<number> = []
  const outer = new Hono<HttpVariables>()
  outer.use(async (c) => {
    const response = await app.hono.fetch(c.req.raw, c.env)
    statuses.push(response.status)
    return response
  })
  const server = await startServer(getRequestListener(outer.fetch))
  const disconnectDuring = (framing: string, start: string) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1")
    const head = `POST /api/public/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`
    socket.write(`${head}${framing}\r\n\r\n${start}`, () => socket.end())
  }
  try {
    disconnectDuring("Content-Length: 500", '{"email":')
    disconnectDuring("Transfer-Encoding: chunked", '9\r\n{"email":\r\n')
    await expect.poll(() => statuses, PATIENT).toEqual([400, 400])
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([])
  } finally {
    for (const spy of printed) spy.mockRestore()
    await server.close()
  }
})

it("answers an error outside of every endpoint with a problem document, and logs it without secrets", async () => {
  const printed = vi.spyOn(console, "error")
  const hono = new Hono<HttpVariables>()
  mount(hono, [], app.services.application)
  hono.get("/broken", () => {
    throw new Error("mp_at_abcdefghijklmnopqrstuvwxyz0123456789 was refused")
  })
  const response = await hono.request("/broken")
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: "internal" })
  expect(JSON.stringify(printed.mock.calls)).not.toContain("abcdefgh")
  printed.mockRestore()
})
