import { Hono } from "hono"
import { expect, it } from "vitest"
import { sameOriginOnly } from "../../../../infra/http/outer/sameOrigin.ts"
import type { RequestIdEnv } from "../../../../infra/http/outer/requestId.ts"

const ask = async (publicUrl: string, method: string, headers: Record<string, string>): Promise<Response> => {
  const app = new Hono<RequestIdEnv>()
  app.use(sameOriginOnly(publicUrl))
  app.all("*", (c) => c.text("done"))
  return app.request("/api/x", { method, headers })
}

const local = "http://127.0.0.1:4000"
const published = "https://fleet.example.org"

it.each([
  ["no Origin, as programs send", local, "POST", {}, 200],
  ["the published address", published, "POST", { origin: published, host: "app:4000" }, 200],
  [
    "the request's own host",
    local,
    "POST",
    { origin: "http://192.168.1.5:4000", host: "192.168.1.5:4000" },
    200
  ],
  [
    "localhost where 127.0.0.1 is published",
    local,
    "POST",
    { origin: "http://localhost:4000", host: "x" },
    200
  ],
  [
    "127.0.0.1 towards localhost",
    "http://localhost:4000",
    "PUT",
    { origin: local, host: "localhost:4000" },
    200
  ],
  ["::1 towards localhost", "http://localhost:4000", "PUT", { origin: "http://[::1]:4000", host: "x" }, 200],
  [
    "a loopback page towards a published site",
    published,
    "POST",
    { origin: local, host: "fleet.example.org" },
    403
  ],
  [
    "an operator on the machine itself, whatever is published",
    published,
    "POST",
    { origin: local, host: "localhost:4000" },
    200
  ],
  [
    "another port of this machine",
    local,
    "POST",
    { origin: "http://localhost:3000", host: "localhost:4000" },
    403
  ],
  ["another site", published, "POST", { origin: "https://evil.example", host: "fleet.example.org" }, 403],
  [
    "another site, PATCH",
    published,
    "PATCH",
    { origin: "https://evil.example", host: "fleet.example.org" },
    403
  ],
  [
    "another site, DELETE",
    published,
    "DELETE",
    { origin: "https://evil.example", host: "fleet.example.org" },
    403
  ],
  ["a look-alike", published, "POST", { origin: "https://fleet.example.org.evil.example", host: "x" }, 403],
  [
    "plain http of a site published over https",
    published,
    "POST",
    { origin: "http://fleet.example.org", host: "fleet.example.org" },
    403
  ],
  [
    "a sandboxed frame",
    local,
    "POST",
    { origin: "null", host: "127.0.0.1:4000", "sec-fetch-site": "cross-site" },
    403
  ],
  ["Origin null without more", local, "POST", { origin: "null", host: "127.0.0.1:4000" }, 403],
  [
    "our own plain form",
    local,
    "POST",
    { origin: "null", host: "127.0.0.1:4000", "sec-fetch-site": "same-origin" },
    200
  ],
  ["an Origin that is no address", local, "POST", { origin: "what", host: "127.0.0.1:4000" }, 403],
  ["reading from another site, which CORS stops", published, "GET", { origin: "https://evil.example" }, 200]
])("%s", async (_, publicUrl, method, headers, status) => {
  const response = await ask(publicUrl, method, { ...headers })
  expect(response.status).toBe(status)
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([])
})

it("explains what happened and what to do", async () => {
  const response = await ask(published, "POST", { origin: "https://evil.example", host: "x" })
  expect(await response.json()).toMatchObject({
    code: "cross_origin",
    detail:
      "This request was sent by a page that is not part of https://fleet.example.org. Open that address and try again there."
  })
})

it("answers another site's preflight without CORS headers", async () => {
  const response = await ask(published, "OPTIONS", {
    origin: "https://evil.example",
    "access-control-request-method": "POST"
  })
  expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([])
})
