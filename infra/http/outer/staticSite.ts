import type { Context, MiddlewareHandler } from "hono"
import { contentSecurityPolicy, type PageKind } from "./contentSecurityPolicy.ts"
import type { Encoding, StaticFile, StaticSite } from "./staticFiles.ts"

export { loadStaticSite, SiteUnreadable, type StaticSite } from "./staticFiles.ts"

const forever = "public, max-age=31536000, immutable"

/** Workers are not pages but run code, so they are served with policies of their own. */
const WORKERS: ReadonlyArray<readonly [path: RegExp, kind: PageKind]> = [
  [/^\/sw\.js$/, "worker"],
  [/^\/assets\/barcodeWorker-[\w-]+\.js$/, "barcodes"],
  [/^\/assets\/maplibre-gl-worker-[\w-]+\.mjs$/, "map"]
]

/** The quality that Accept-Encoding gives a coding, from 0 (refused) to 1; codings not listed are refused. */
const qualityOf = (accepted: string, coding: string): number => {
  for (const item of accepted.split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase())
    if (name !== coding && name !== "*") continue
    const quality = parameters.find((parameter) => parameter.startsWith("q="))
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0
  }
  return 0
}

const chooseEncoding = (file: StaticFile, accepted: string): Encoding => {
  if (file.bodies.br && qualityOf(accepted, "br") > 0) return "br"
  if (file.bodies.gzip && qualityOf(accepted, "gzip") > 0) return "gzip"
  return "identity"
}

const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag)

const respond = (c: Context, file: StaticFile): Response => {
  const encoding = chooseEncoding(file, c.req.header("accept-encoding") ?? "")
  const body = file.bodies[encoding] ?? new Uint8Array()
  // Each coding is a representation of its own and needs its own tag.
  const etag = `"${file.etag}-${encoding}"`
  c.header("Cache-Control", file.immutable ? forever : "no-cache")
  c.header("ETag", etag)
  c.header("Vary", "Accept-Encoding")
  if (isUnchanged(c.req.header("if-none-match"), etag)) return c.body(null, 304)
  c.header("Content-Type", file.contentType)
  c.header("Content-Length", String(body.byteLength))
  if (encoding !== "identity") c.header("Content-Encoding", encoding)
  return c.body(body)
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/**
 * Serves the built web app. Paths are only looked up among the files read at startup, so no path can escape. A public
 * page is served at its URL. Other URLs of the app (no such file, no extension) get index.html. Paths under `reserved`,
 * and missing files, are left to the next handlers. `mapOrigin` is the origin of MAP_STYLE_URL, if it is set.
 */
export const staticSite = (
  site: StaticSite,
  reserved: ReadonlyArray<string>,
  { mapOrigin }: { readonly mapOrigin?: string | undefined } = {}
): MiddlewareHandler => {
  const index = site.files.get("/index.html")
  return async (c, next) => {
    const path = c.req.path
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next()
    if (reserved.some((prefix) => isUnder(path, prefix))) return next()
    const file = site.pages.get(path) ?? site.files.get(path)
    const kind = WORKERS.find(([worker]) => worker.test(path))?.[1]
    if (file && kind) c.header("Content-Security-Policy", contentSecurityPolicy(kind, { mapOrigin }))
    if (file) return respond(c, file)
    if (site.pages.has(path.replace(/\/$/, ""))) return c.redirect(path.replace(/\/$/, ""), 301)
    const looksLikeFile = /\.[A-Za-z0-9]{1,12}$/.test(path) || isUnder(path, "/assets")
    return index && !looksLikeFile ? respond(c, index) : next()
  }
}
