import type { MiddlewareHandler } from "hono"
import type { HttpVariables } from "../mount.ts"
import { contentSecurityPolicy, type PageKind } from "./contentSecurityPolicy.ts"

type Header = readonly [name: string, value: string]

/** Two years, as browsers' preload lists require. Subdomains are not ours to decide about. */
const strictTransport: Header = ["Strict-Transport-Security", "max-age=63072000"]

/** Browser features that our pages do not use; a context that needs one removes it from this list. */
const unusedCapabilities = [
  "accelerometer",
  "display-capture",
  "gyroscope",
  "hid",
  "magnetometer",
  "midi",
  "payment",
  "serial",
  "usb"
]

const alwaysSent = (publicUrl: string): ReadonlyArray<Header> => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ...(publicUrl.startsWith("https:") ? [strictTransport] : [])
]

/** For scanning barcodes, for saying where an inspection was done and for dictating: browsers ask people first. */
const capabilitiesOfTheApp = ["camera", "geolocation", "microphone"]

/** Only the app has its capabilities, and no page that it might show in a frame. */
const permissionsPolicy = (page: PageKind): string =>
  [
    ...capabilitiesOfTheApp.map((name) => `${name}=${page === "app" ? "(self)" : "()"}`),
    ...unusedCapabilities.map((name) => `${name}=()`)
  ].join(", ")

const sentWithPages = (page: PageKind): ReadonlyArray<Header> => [
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Origin-Agent-Cluster", "?1"],
  ["Permissions-Policy", permissionsPolicy(page)],
  // For browsers that do not support frame-ancestors.
  ["X-Frame-Options", page === "mail" ? "SAMEORIGIN" : "DENY"]
]

/** Of everything that is not a page. */
export const headersOfData = (publicUrl: string): ReadonlyArray<Header> => [
  ["Content-Security-Policy", contentSecurityPolicy("data")],
  ["X-Frame-Options", "DENY"],
  ...alwaysSent(publicUrl)
]

/**
 * Sets the security headers of a response. HTML gets the policy of its kind of page, everything else the empty policy.
 * Existing headers are kept: put the middleware around the whole application for `app`, and again, with its own
 * `page`, around a route that answers with another kind.
 *
 * `scripts` and `styles` are the hashes of the page's inline scripts and styles.
 */
export const securityHeaders = (options: {
  readonly publicUrl: string
  readonly page: PageKind
  readonly scripts?: ReadonlyArray<string>
  readonly styles?: ReadonlyArray<string>
  /** The origin of MAP_STYLE_URL, if it is set. */
  readonly mapOrigin?: string | undefined
}): MiddlewareHandler<HttpVariables> => {
  const forData = headersOfData(options.publicUrl)
  const forPages: ReadonlyArray<Header> = [
    ["Content-Security-Policy", contentSecurityPolicy(options.page, options)],
    ...sentWithPages(options.page),
    ...alwaysSent(options.publicUrl)
  ]
  const dataHeaders = Object.fromEntries(forData)
  return async (c, next) => {
    c.set("dataHeaders", dataHeaders)
    await next()
    if (c.get("hasHeaders") === true) return
    // A browser keeps the headers it stored with the document. Any sent with 304 would replace them.
    if (c.res.status === 304) return
    const headers = c.res.headers
    const isPage = headers.get("content-type")?.startsWith("text/html") ?? false
    for (const [name, value] of isPage ? forPages : forData) {
      if (!headers.has(name)) headers.set(name, value)
    }
  }
}
