import { resolve } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type OwnServer, startOwnServer } from "./ownServer.ts"

let own: OwnServer

beforeAll(async () => {
  own = await startOwnServer("motorpool-demo-")
})
afterAll(() => own.remove())

it("shows the help of npm run demo, and nothing else", async () => {
  const { code, out, errors } = await own.run(resolve("scripts/demo.ts"), "--help")
  expect({ code, errors }).toEqual({ code: 0, errors: "" })
  expect(out).toContain("Usage: motorpool demo load")
})

it("npm run demo loads beside a running server and prints accounts that can sign in", async () => {
  const { code, out, errors } = await own.run(resolve("scripts/demo.ts"), "--until", "2026-06-01T09:00:00Z")
  expect(code).toBe(0)
  expect(errors).toContain(`Motorpool is running: http://localhost:${own.port}`)
  const [, password] = /Everyone's password: (.+)/.exec(out) ?? []
  const [person] = /\S+@lakeview[.]example/.exec(out) ?? []
  expect((await own.send("POST", "/api/public/sign-in", { email: person, password })).status).toBe(200)
})
