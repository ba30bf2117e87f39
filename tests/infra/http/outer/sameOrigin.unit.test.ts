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
  ["accepts", "no Origin, as programs send", local, "POST", {}, 200],
  ["accepts", "the published address", published, "POST", { origin: published, host: "app:4000" }, 200],
  [
    "accepts",
    "the request's own host",
    local,
    "POST",
    { origin: "http://192.168.1.5:4000", host: "192.168.1.5:4000" },
    200
  ],
  [
    "accepts",
    "localhost where 127.0.0.1 is published",
    local,
    "POST",
    { origin: "http://localhost:4000", host: "x" },
    200
  ],
  [
    "accepts",
    "127.0.0.1 where localhost is published",
    "http://localhost:4000",
    "PUT",
    { origin: local, host: "localhost:4000" },
    200
  ],
  [
    "accepts",
    "::1 where localhost is published",
    "http://localhost:4000",
    "PUT",
    { origin: "http://[::1]:4000", host: "x" },
    200
  ],
  [
    "refuses",
    "a loopback page at a published site",
    published,
    "POST",
    { origin: local, host: "fleet.example.org" },
    403
  ],
  [
    "accepts",
    "a loopback page at a loopback host, whatever is published",
    published,
    "POST",
    { origin: local, host: "localhost:4000" },
    200
  ],
  [
    "refuses",
    "another port of this machine",
    local,
    "POST",
    { origin: "http://localhost:3000", host: "localhost:4000" },
    403
  ],
  [
    "refuses",
    "another site",
    published,
    "POST",
    { origin: "https://evil.example", host: "fleet.example.org" },
    403
  ],
  [
    "refuses",
    "PATCH from another site",
    published,
    "PATCH",
    { origin: "https://evil.example", host: "fleet.example.org" },
    403
  ],
  [
    "refuses",
    "DELETE from another site",
    published,
    "DELETE",
    { origin: "https://evil.example", host: "fleet.example.org" },
    403
  ],
  [
    "refuses",
    "a lookalike",
    published,
    "POST",
    { origin: "https://fleet.example.org.evil.example", host: "x" },
    403
  ],
  [
    "refuses",
    "http from a site published over https",
    published,
    "POST",
    { origin: "http://fleet.example.org", host: "fleet.example.org" },
    403
  ],
  [
    "refuses",
    "a sandboxed frame",
    local,
    "POST",
    { origin: "null", host: "127.0.0.1:4000", "sec-fetch-site": "cross-site" },
    403
  ],
  [
    "refuses",
    "Origin null without Sec-Fetch-Site",
    local,
    "POST",
    { origin: "null", host: "127.0.0.1:4000" },
    403
  ],
  [
    "accepts",
    "our own plain form",
    local,
    "POST",
    { origin: "null", host: "127.0.0.1:4000", "sec-fetch-site": "same-origin" },
    200
  ],
  ["refuses", "an Origin that is not a URL", local, "POST", { origin: "what", host: "127.0.0.1:4000" }, 403],
  [
    "accepts",
    "GET from another site, which CORS blocks",
    published,
    "GET",
    { origin: "https://evil.example" },
    200
  ]
])("%s %s", async (_verdict, _request, publicUrl, method, headers, status) => {
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
