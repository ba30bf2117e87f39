import { afterEach, expect, it } from "vitest"
import { startGuarded } from "../../../abuse/support/guardedServer.ts"
import { closeAll, NEIGHBOR, OFFICE, open, requestTo } from "../../../abuse/support/rawClient.ts"
import { PATIENT } from "../../../support/patience.ts"

let server: Awaited<ReturnType<typeof startGuarded>> | undefined
afterEach(() => server?.stop())

/** Caddy keeps its connections longer than other proxies. */
const LONGEST_PROXY_SECONDS = 120

it("keeps connections open between requests, longer than proxies do", async () => {
  const { port } = (server = await startGuarded({
    limits: { headersMillis: 200 },
    mount: (app) => app.get("/api/hello", (c) => c.text("hello"))
  }))
  const connection = await open(port, OFFICE, requestTo("/api/hello"))
  await expect.poll(connection.received, PATIENT).toMatch(/hello$/)
  const [, seconds] = /^keep-alive: timeout=(\d+)/im.exec(connection.received()) ?? []
  expect(Number(seconds)).toBeGreaterThan(LONGEST_PROXY_SECONDS)

  // The deadline for headers does not apply before the next request begins.
  const silent = await open(port, NEIGHBOR)
  await silent.closed
  connection.socket.write(requestTo("/api/hello"))
  await expect.poll(() => connection.received().match(/hello/g), PATIENT).toHaveLength(2)
  closeAll([connection])
})
