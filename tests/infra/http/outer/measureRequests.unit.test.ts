import { Effect } from "effect"
import { Hono } from "hono"
import { expect, it } from "vitest"
import { metricsText } from "#infra/observability"
import { measureRequests } from "../../../../infra/http/outer/measureRequests.ts"
import type { HttpVariables } from "../../../../infra/http/mount.ts"

/** Other tests of this process make requests to unknown URLs, too. */
const unknownUrls = async (): Promise<number> => {
  const text = await Effect.runPromise(metricsText)
  const [, count = "0"] =
    /http_requests_total\{method="GET",route="other",status="404"\} (\d+)/.exec(text) ?? []
  return Number(count)
}

it("counts requests by the pattern of their endpoint, including failures and unknown URLs", async () => {
  const app = new Hono<HttpVariables>()
  app.use(measureRequests())
  app.get("/api/things/:id", (c) => {
    c.set("pattern", "/api/things/:id")
    if (c.req.param("id") === "broken") throw new Error("broken")
    return c.json({})
  })
  app.onError((_, c) => c.json({}, 500))
  const unknownBefore = await unknownUrls()
  for (const path of ["/api/things/1", "/api/things/2", "/api/things/broken", "/x/1", "/x/2"])
    await app.request(path)
  const text = await Effect.runPromise(metricsText)
  expect(text).toContain('http_requests_total{method="GET",route="/api/things/:id",status="200"} 2\n')
  expect(text).toContain('http_requests_total{method="GET",route="/api/things/:id",status="500"} 1\n')
  expect((await unknownUrls()) - unknownBefore).toBe(2)
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="200"} 2\n'
  )
})
