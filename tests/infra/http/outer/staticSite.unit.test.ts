import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib"
import { Effect } from "effect"
import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contentSecurityPolicy } from "../../../../infra/http/outer/contentSecurityPolicy.ts"
import { loadStaticSite, SiteUnreadable, staticSite } from "../../../../infra/http/outer/staticSite.ts"

const script = "console.log('hello')".repeat(20)
const hash = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
const WRITTEN = "https://public-url.invalid"
const OWN = "https://fleet.example.com"
const landing = `<!doctype html><link rel="canonical" href="${WRITTEN}/"><p>landing</p>`.padEnd(2000)
let directory = ""
let app: Hono

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "motorpool-site-"))
  const dist = join(directory, "dist")
  await mkdir(join(dist, "assets/base-map-a1b2c3d4/0/0"), { recursive: true })
  await mkdir(join(dist, ".vite"))
  await Promise.all([
    writeFile(join(directory, "secret.txt"), "secret"),
    writeFile(join(dist, "index.html"), "<!doctype html><p>app</p>"),
    writeFile(join(dist, "home.html"), landing),
    writeFile(join(dist, "home.html.br"), brotliCompressSync(landing)),
    writeFile(join(dist, "terms.html"), "<!doctype html><p>terms</p>"),
    writeFile(join(dist, "sitemap.xml"), `<loc>${WRITTEN}/terms</loc>`),
    writeFile(
      join(dist, "pages.json"),
      JSON.stringify({ origin: WRITTEN, pages: { "/": "home.html", "/terms": "terms.html" } })
    ),
    writeFile(join(dist, "assets/index-a1b2c3d4.js"), script),
    writeFile(join(dist, "assets/index-a1b2c3d4.js.br"), brotliCompressSync(script)),
    writeFile(join(dist, "assets/index-a1b2c3d4.js.gz"), gzipSync(script)),
    writeFile(join(dist, "assets/barcodeWorker-a_b-2c3d.js"), script),
    writeFile(join(dist, "assets/maplibre-gl-worker-a_b-2c3d.mjs"), script),
    writeFile(join(dist, "assets/base-map-a1b2c3d4/0/0/0.mvt"), ""),
    writeFile(join(dist, "assets/reader-a1b2c3d4.wasm"), "\0asm"),
    writeFile(join(dist, "favicon.svg"), "<svg/>"),
    writeFile(join(dist, "sw.js"), script),
    writeFile(
      join(dist, "csp.json"),
      JSON.stringify({ scripts: [hash], styles: [], trustedTypes: ["default"] })
    ),
    writeFile(join(dist, ".vite/manifest.json"), "{}"),
    symlink(join(directory, "secret.txt"), join(dist, "linked.txt"))
  ])
  const site = await Effect.runPromise(loadStaticSite(dist, OWN))
  expect(site.scriptHashes).toEqual([hash])
  expect(site.styleHashes).toEqual([])
  app = new Hono()
  app.use(staticSite(site, ["/api", "/metrics"]))
})

afterAll(() => rm(directory, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe("a hashed file", () => {
  it("is cached for a year and sent uncompressed without Accept-Encoding", async () => {
    const response = await get("/assets/index-a1b2c3d4.js")
    expect(await response.text()).toBe(script)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-length": String(script.length),
      vary: "Accept-Encoding"
    })
  })

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["identity, br;q=0, *;q=0", null],
    ["deflate", null]
  ])("is sent for Accept-Encoding %j as %s", async (accepted, encoding) => {
    const response = await get("/assets/index-a1b2c3d4.js", { "accept-encoding": accepted })
    expect(response.headers.get("content-encoding")).toBe(encoding)
    if (encoding === "br") {
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(script)
    }
  })
})

it("revalidates the service worker each time, with its own policy", async () => {
  const response = await get("/sw.js")
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-cache",
    "content-type": "text/javascript; charset=utf-8",
    "content-security-policy": contentSecurityPolicy("worker")
  })
})

it("sends the worker that reads barcodes with its own policy, and WebAssembly with its type", async () => {
  const worker = await get("/assets/barcodeWorker-a_b-2c3d.js")
  expect(worker.headers.get("content-security-policy")).toBe(contentSecurityPolicy("barcodes"))
  const wasm = await get("/assets/reader-a1b2c3d4.wasm")
  expect(wasm.headers.get("content-type")).toBe("application/wasm")
  expect(wasm.headers.get("content-security-policy")).toBeNull()
})

it("sends the worker that prepares maps with its own policy, and the map's data with its type", async () => {
  const worker = await get("/assets/maplibre-gl-worker-a_b-2c3d.mjs")
  expect(worker.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
  expect(worker.headers.get("content-security-policy")).toBe(contentSecurityPolicy("map"))
  const data = await get("/assets/base-map-a1b2c3d4/0/0/0.mvt")
  expect(data.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile")
})

describe("a URL of the app", () => {
  it.each(["/dashboard", "/invitations/abc?token=1", "/apiary"])(
    "serves an uncached index.html at %s",
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain("<p>app</p>")
      expect(response.headers.get("cache-control")).toBe("no-cache")
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    }
  )

  it("is not sent again while unchanged", async () => {
    const etag = (await get("/dashboard")).headers.get("etag") ?? ""
    expect(etag).toMatch(/^".+"$/)
    const again = await get("/settings", { "if-none-match": `"other", W/${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ""])
    expect((await get("/dashboard", { "if-none-match": '"other"' })).status).toBe(200)
  })

  it("has a different ETag for each encoding", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (accepted) => {
        const response = await get("/assets/index-a1b2c3d4.js", { "accept-encoding": accepted })
        return response.headers.get("etag")
      })
    )
    expect(new Set(tags).size).toBe(3)
  })

  it("answers HEAD with headers only", async () => {
    const response = await app.request("/dashboard", { method: "HEAD" })
    expect([response.status, await response.text()]).toEqual([200, ""])
    expect(response.headers.get("content-length")).toBe("25")
  })
})

describe("a public page", () => {
  it("is served uncached at its URL and contains this installation's address", async () => {
    const response = await get("/")
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(response.headers.get("cache-control")).toBe("no-cache")
    expect((await response.text()).trim()).toBe(
      `<!doctype html><link rel="canonical" href="${OWN}/"><p>landing</p>`
    )
    expect(await (await get("/terms")).text()).toContain("<p>terms</p>")
    expect(await (await get("/sitemap.xml")).text()).toBe(`<loc>${OWN}/terms</loc>`)
  })

  it("contains that address in its compressed forms too", async () => {
    const response = await get("/", { "accept-encoding": "br" })
    expect(response.headers.get("content-encoding")).toBe("br")
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(`${OWN}/`)
  })

  it("prevents the server from starting when it is listed but missing", async () => {
    const dist = join(directory, "dist")
    const list = JSON.stringify({ origin: WRITTEN, pages: { "/lost": "lost.html" } })
    const before = await readFile(join(dist, "pages.json"))
    await writeFile(join(dist, "pages.json"), list)
    expect(await Effect.runPromise(Effect.flip(loadStaticSite(dist, OWN)))).toBeInstanceOf(SiteUnreadable)
    await writeFile(join(dist, "pages.json"), before)
  })
})

it.each([
  "/home.html",
  "/terms.html",
  "/pages.json",
  "/missing.js",
  "/assets/missing",
  "/csp.json",
  "/.vite/manifest.json",
  "/linked.txt",
  "/assets/index-a1b2c3d4.js.br",
  "/api",
  "/api/anything",
  "/metrics",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/%2e%2e/%2e%2e/secret.txt",
  "/%00.txt",
  "//etc/passwd.txt"
])("does not serve %s", async (path) => {
  expect((await get(path)).status).toBe(404)
})

it("leaves other methods to other handlers", async () => {
  expect((await app.request("/dashboard", { method: "POST" })).status).toBe(404)
})

it("refuses a missing or invalid list of hashes", async () => {
  const dist = join(directory, "dist")
  await writeFile(join(dist, "csp.json"), JSON.stringify({ scripts: ["'unsafe-inline'"], styles: [] }))
  expect(await Effect.runPromise(Effect.flip(loadStaticSite(dist, OWN)))).toBeInstanceOf(SiteUnreadable)
  await rm(join(dist, "csp.json"))
  expect(await Effect.runPromise(Effect.flip(loadStaticSite(dist, OWN)))).toBeInstanceOf(SiteUnreadable)
})

it("reports the missing folder when the web app is not built", async () => {
  const failure = await Effect.runPromise(Effect.flip(loadStaticSite(join(directory, "nowhere"), OWN)))
  expect(failure.message).toBe(
    `The web app was not found in ${join(directory, "nowhere")}. Build it first: "npm start" does that automatically.`
  )
})
