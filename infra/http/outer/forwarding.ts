import type { Context } from "hono"
import type { HttpVariables } from "../mount.ts"
import { isLoopback, namesThisMachine } from "./address.ts"

const forwardingHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip"
]

/**
 * Whether a proxy forwarded this request. A request from loopback without such a header was sent by a program on this
 * machine; with one, the sender may be anyone behind a local proxy.
 */
export const isForwarded = (headers: Headers): boolean => forwardingHeaders.some((name) => headers.has(name))

/**
 * Whether a program on this machine sent this request itself. A peer in TRUSTED_PROXIES speaks for others, whether or
 * not it says so.
 */
export const isFromThisMachine = (c: Context<HttpVariables>): boolean =>
  isLoopback(c.get("address")) &&
  !c.get("viaProxy") &&
  !isForwarded(c.req.raw.headers) &&
  namesThisMachine(c.req.header("host"))
