import { mountMailbox } from "#infra/mail"
import { Option } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createApp } from "../../apps/system/app.ts"
import { mountHealth } from "../../apps/system/health.ts"
import { startApp, type TestApp } from "../support/app.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** The operational pages, as a peer on loopback sees them. */
const operational = (trustedProxies: ReadonlyArray<string>) =>
  createApp({
    settings: { ...app.settings, trustedProxies },
    site: { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] },
    version: "test",
    mount: (hono) => {
      mountHealth(hono, app.services.application, { metricsToken: Option.none(), stopping: () => false })
      mountMailbox(hono, { ...app.settings, publicUrl: "http://localhost:4000", sendsMail: false })
    }
  })

it.each(["/metrics", "/dev/mailbox"])(
  "known flaw: %s answers a proxy on loopback that sends no forwarding header",
  async (path) => {
    const status = async (trustedProxies: ReadonlyArray<string>) =>
      (await operational(trustedProxies).request(`http://localhost:4000${path}`)).status
    expect(await status([])).toBe(200)
    expect(await status(["127.0.0.1"])).toBe(404)
    expect(await status(["127.0.0.0/8", "::1"])).toBe(404)
  }
)
