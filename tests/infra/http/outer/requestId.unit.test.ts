import { Hono } from "hono"
import { expect, it } from "vitest"
import { requestId, type RequestIdEnv } from "../../../../infra/http/outer/requestId.ts"

const ask = (headers: Record<string, string>) => {
  const app = new Hono<RequestIdEnv>()
  app.use(requestId())
  app.get("/", (c) => c.text(c.get("requestId")))
  app.get("/broken", () => {
    throw new Error("broken")
  })
  app.onError((_, c) => c.text("broken", 500))
  return { app, home: () => app.request("/", { headers }), broken: () => app.request("/broken", { headers }) }
}

it("creates an id, passes it to the handlers and returns it", async () => {
  const response = await ask({}).home()
  const id = response.headers.get("x-request-id")
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await response.text()).toBe(id)
})

it("creates a new id for each request", async () => {
  const requests = ask({})
  const ids = [
    (await requests.home()).headers.get("x-request-id"),
    (await requests.home()).headers.get("x-request-id")
  ]
  expect(new Set(ids).size).toBe(2)
})

it("keeps a proxy's harmless id, on failures too", async () => {
  expect((await ask({ "x-request-id": "Abc-123" }).broken()).headers.get("x-request-id")).toBe("Abc-123")
})

it.each(["", "a b", 'a"b', "a".repeat(65), "ä", "a/b", "{}"])("replaces the unsafe id %j", async (sent) => {
  const response = await ask({ "x-request-id": sent }).home()
  expect(response.headers.get("x-request-id")).not.toBe(sent)
})
