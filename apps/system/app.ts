import { getConnInfo } from "@hono/node-server/conninfo"
import type { Settings } from "#infra/config"
import { openapi, problem, type HttpVariables } from "#infra/http"
import {
  admitRequests,
  type Capacity,
  clientAddress,
  docsPage,
  docsStyleHash,
  makeCapacity,
  mapFiles,
  measureRequests,
  originOf,
  parseTrustedProxies,
  requestId,
  sameOriginOnly,
  securityHeaders,
  staticSite,
  takeOver,
  type StaticSite
} from "#infra/http"
import { Option } from "effect"
import { Hono, type MiddlewareHandler } from "hono"
import { join } from "node:path"
import { routes } from "./assembly.ts"

/** The parts of the application besides its endpoints. */
export interface AppParts {
  readonly settings: Settings["Service"]
  readonly site: StaticSite
  readonly version: string
  /** Shared with the server's connections; see `createHttpServer`. */
  readonly capacity?: Capacity
  /** Mounts endpoints and operational pages between the guards and the web app. */
  readonly mount: (app: Hono<HttpVariables>) => void
}

const LOOPBACK = "127.0.0.1"

const hasSocket = (env: unknown): boolean => typeof env === "object" && env !== null && "incoming" in env

/** Determines once where a request comes from. */
const origin = (trustedProxies: ReadonlyArray<string>): MiddlewareHandler<HttpVariables> => {
  const trusted = parseTrustedProxies(trustedProxies)
  return async (c, next) => {
    // Without a socket (a request made inside the process, by a test) the caller is this machine.
    const peer = hasSocket(c.env) ? (getConnInfo(c).remote.address ?? LOOPBACK) : LOOPBACK
    const address = clientAddress(peer, c.req.header("x-forwarded-for"), trusted)
    c.set("address", address)
    c.set("origin", originOf(address))
    c.set("viaProxy", trusted.includes(peer))
    await next()
  }
}

const once = <A>(make: () => A): (() => A) => {
  let made: A | undefined
  return () => (made ??= make())
}

/** The API's description and its page, built once, on first use: most processes never need them. */
const docs = (app: Hono<HttpVariables>, publicUrl: string, version: string): void => {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const document = once(() => openapi(endpoints, version))
  const json = once(() => JSON.stringify(document()))
  const page = once(() => docsPage(document()))
  app.get("/api/openapi.json", (c) => c.body(json(), 200, { "content-type": "application/json" }))
  app.use("/api/docs", securityHeaders({ publicUrl, page: "docs", styles: [docsStyleHash] }))
  app.get("/api/docs", (c) => c.html(page()))
}

/** Prerendered pages need fewer permissions than the app. */
const publicPages = (app: Hono<HttpVariables>, site: StaticSite, publicUrl: string): void => {
  const headers = securityHeaders({ publicUrl, page: "public", scripts: site.scriptHashes })
  for (const address of site.pages.keys()) app.use(address, headers)
}

const notFound = (c: { readonly get: (key: "requestId") => string }): Response =>
  problem({
    title: "Not found",
    status: 404,
    detail: "There is no page or endpoint at this URL.",
    code: "not_found",
    requestId: c.get("requestId")
  })

/** The Hono application: guards outside, then the endpoints, then the web app. */
export const createApp = ({
  settings,
  site,
  version,
  capacity = makeCapacity(),
  mount
}: AppParts): Hono<HttpVariables> => {
  const app = new Hono<HttpVariables>()
  const { publicUrl } = settings
  app.use(takeOver())
  app.use(requestId())
  app.use(measureRequests())
  app.use(origin(settings.trustedProxies))
  app.use(admitRequests(capacity))
  const mapOrigin = Option.getOrUndefined(Option.map(settings.mapStyleUrl, (url) => new URL(url).origin))
  const hashes = { scripts: site.scriptHashes, styles: site.styleHashes }
  app.use(securityHeaders({ publicUrl, page: "app", ...hashes, mapOrigin }))
  app.use(sameOriginOnly(publicUrl))
  mount(app)
  docs(app, publicUrl, version)
  publicPages(app, site, publicUrl)
  app.get("/maps/:name", mapFiles(join(settings.dataDir, "maps")))
  const reserved = ["/api", "/ingest", "/dev", "/healthz", "/maps", "/readyz", "/metrics"]
  app.use(staticSite(site, reserved, { mapOrigin }))
  app.notFound(notFound)
  return app
}
