import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"

let app: TestApp
const lines: Array<string> = []
beforeAll(async () => {
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  app = await startApp({ env: { LOG_LEVEL: "Info" } })
})
afterAll(async () => {
  await app.stop()
  vi.restoreAllMocks()
})

it("known flaw: strangers fill the log with calls of endpoints that are not public", async () => {
  for (const token of [undefined, "t".repeat(43)]) {
    const request = { body: { full_name: "Ada" }, ...(token === undefined ? {} : { token }) }
    expect((await call(app, "PATCH", "/api/me/profile", request)).status).toBe(401)
  }
  expect(lines.filter((line) => line.includes("editProfile"))).toEqual([])
})
