import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mapFiles } from "../../../../infra/http/outer/mapFiles.ts"

let directory = ""
let app: Hono

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "motorpool-maps-"))
  await mkdir(join(directory, "maps/folder.pmtiles"), { recursive: true })
  await writeFile(join(directory, "maps/town.pmtiles"), "0123456789")
  await writeFile(join(directory, "maps/secret.txt"), "secret")
  await writeFile(join(directory, "secret.pmtiles"), "secret")
  app = new Hono()
  app.get("/maps/:name", mapFiles(join(directory, "maps")))
})

afterAll(() => rm(directory, { recursive: true }))

const get = (name: string, range?: string) =>
  app.request(`/maps/${name}`, { headers: range === undefined ? {} : { range } })

describe("a map file", () => {
  it.each([
    ["bytes=0-3", "0123", "bytes 0-3/10"],
    ["bytes=4-4", "4", "bytes 4-4/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"]
  ])("is sent in parts: %s", async (range, text, sent) => {
    const response = await get("town.pmtiles", range)
    expect(response.status).toBe(206)
    expect(await response.text()).toBe(text)
    expect(response.headers.get("content-range")).toBe(sent)
    expect(response.headers.get("content-type")).toBe("application/octet-stream")
    expect(response.headers.get("etag")).toMatch(/^".+"$/)
  })

  it.each([
    undefined,
    "bytes=10-12",
    "bytes=5-4",
    "bytes=-3",
    "bytes=0-",
    "bytes=0-1,3-4",
    "bytes=0-8388608000"
  ])("is not sent for %s", async (range) => {
    const response = await get("town.pmtiles", range)
    expect([206, 416]).toContain(response.status)
    if (response.status === 416) expect(response.headers.get("content-range")).toBe("bytes */10")
    else expect(await response.text()).toBe("0123456789")
  })

  it.each([
    "missing.pmtiles",
    "secret.txt",
    "folder.pmtiles",
    "..%2Fsecret.pmtiles",
    "%2e%2e%2fsecret.pmtiles",
    "..%5Csecret.pmtiles",
    ".pmtiles",
    "town.pmtiles%00.txt"
  ])("is never %s", async (name) => {
    const response = await get(name, "bytes=0-3")
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain("secr")
  })
})
