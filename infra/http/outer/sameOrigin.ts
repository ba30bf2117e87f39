import type { MiddlewareHandler } from "hono"
import { problem } from "../problem.ts"
import { isLoopbackHost } from "./address.ts"
import type { RequestIdEnv } from "./requestId.ts"

const readingMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"])

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** Two names of this machine on the same port count as one: people type localhost and 127.0.0.1. */
const bothLoopback = (a: URL, b: URL): boolean =>
  a.protocol === b.protocol && a.port === b.port && isLoopbackHost(a.hostname) && isLoopbackHost(b.hostname)

/** Whether `origin` is ours: that of PUBLIC_URL, or of the host the request was sent to. */
export const isOwnOrigin = (origin: string, host: string | undefined, publicUrl: URL): boolean => {
  const from = parse(origin)
  if (!from) return false
  if (from.origin === publicUrl.origin || bothLoopback(from, publicUrl)) return true
  const here = host === undefined ? undefined : parse(`${from.protocol}//${host}`)
  if (!here) return false
  if (bothLoopback(from, here)) return true
  // If we are published over https, a page from plain http may have been forged on the way.
  return from.host === here.host && (publicUrl.protocol !== "https:" || from.protocol === "https:")
}

/**
 * Refuses a state-changing request from another site's page with 403. We never send CORS headers, so such a page can
 * neither read nor write. Requests without Origin come from programs. `Origin: null` comes from sandboxed frames, but
 * also from our own pages for a plain form, because of `Referrer-Policy: no-referrer`; only Sec-Fetch-Site, which no
 * page can forge, distinguishes them.
 */
export const sameOriginOnly = (published: string): MiddlewareHandler<RequestIdEnv> => {
  const publicUrl = new URL(published)
  return async (c, next) => {
    const origin = c.req.header("origin")
    if (origin === undefined || readingMethods.has(c.req.method)) return next()
    const own =
      origin === "null"
        ? c.req.header("sec-fetch-site") === "same-origin"
        : isOwnOrigin(origin, c.req.header("host"), publicUrl)
    if (own) return next()
    return problem({
      status: 403,
      code: "cross_origin",
      title: "Request from another site",
      detail: `This request was sent by a page that is not part of ${publicUrl.origin}. Open that address and try again there.`,
      requestId: c.get("requestId")
    })
  }
}
