import { GetMapSettings } from "#telematics/contract"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant } from "../support/tenant.ts"

const STYLE = "https://maps.example.com/style.json"

let app: TestApp
let styled: TestApp

beforeAll(async () => {
  app = await startApp()
  styled = await startApp({ env: { MAP_STYLE_URL: STYLE }, database: app })
})
afterAll(async () => {
  await styled.stop()
  await app.stop()
})

const settingsOf = async (one: TestApp) => {
  const tenant = await createTenant(one)
  const { access_token: token } = tenant.owner
  return () => callEndpoint(one, GetMapSettings, { token, params: tenant.params() })
}

it("streets come from the first map file, from the moment it is there", async () => {
  const settings = await settingsOf(app)
  expect((await settings()).value).toEqual({ style_url: null, archive: null })
  const folder = join(app.settings.dataDir, "maps")
  mkdirSync(folder)
  for (const name of ["notes.txt", "spain.pmtiles", "berlin.pmtiles", ".hidden.pmtiles"])
    writeFileSync(join(folder, name), name)
  expect((await settings()).value).toEqual({ style_url: null, archive: "/maps/berlin.pmtiles" })
  const tile = await app.request("/maps/berlin.pmtiles", { headers: { range: "bytes=0-5" } })
  expect([tile.status, await tile.text()]).toEqual([206, "berlin"])
  expect((await app.request("/maps/notes.txt", { headers: { range: "bytes=0-5" } })).status).toBe(404)
})

it("streets come from the style of another server, which pages may then contact", async () => {
  const settings = await settingsOf(styled)
  expect((await settings()).value).toMatchObject({ style_url: STYLE })
})
