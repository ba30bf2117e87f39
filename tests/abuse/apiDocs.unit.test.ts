import { decodeSettings } from "#infra/config"
import { Effect } from "effect"
import { expect, it } from "vitest"
import { createApp } from "../../apps/system/app.ts"

/** As a response that exists already: rendering the page takes 10 ms or more. */
const MOST_MILLIS = 3

it("known flaw: the API's documentation is rendered again for every stranger who requests it", async () => {
  const app = createApp({
    settings: await Effect.runPromise(decodeSettings({ SECRET_KEY: "k".repeat(32) })),
    site: { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] },
    version: "test",
    mount: () => {}
  })
  const request = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await app.request("/api/docs")).status).toBe(200)
  }
  await request(10)
  const before = process.cpuUsage()
  await request(100)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / 100).toBeLessThan(MOST_MILLIS)
})
