import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"

/** How an endpoint misbehaves. */
export type Fault =
  /** Accepts the request and never responds. */
  | { readonly kind: "unresponsive" }
  /** Starts a response and never ends it. */
  | { readonly kind: "stall" }
  /** Closes the connection. */
  | { readonly kind: "drop" }
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: string }
  /** A 200 with other content. */
  | { readonly kind: "html" }
  /** The correct content with the wrong content type, or vice versa. */
  | { readonly kind: "answer"; readonly type: string; readonly body: string | Uint8Array }
  /** This many bytes of valid JSON; without a declared length when `chunked`. */
  | { readonly kind: "huge"; readonly bytes: number; readonly chunked?: boolean }
  | { readonly kind: "redirect"; readonly location: string }
  /** Pages without vehicles that endlessly link to another page. */
  | { readonly kind: "endless" }

/** The correct response, after a promise resolves. */
export interface Late {
  readonly kind: "late"
  readonly until: () => Promise<unknown>
}

const PAGE = "<!doctype html><title>Please wait</title><h1>Checking your browser</h1>"

const json = (response: ServerResponse, status: number, value: unknown, more: Record<string, string> = {}) =>
  response.writeHead(status, { "content-type": "application/json", ...more }).end(JSON.stringify(value))

const huge = (response: ServerResponse, bytes: number, chunked: boolean): void => {
  const body = JSON.stringify({ data: "x".repeat(bytes - 11) })
  response.writeHead(200, {
    "content-type": "application/json",
    ...(chunked ? {} : { "content-length": String(body.length) })
  })
  response.end(body)
}

/** Misbehaves as configured. */
export const misbehave = (fault: Fault, request: IncomingMessage, response: ServerResponse): void => {
  if (fault.kind === "unresponsive") return
  if (fault.kind === "stall")
    return void response.writeHead(200, { "content-type": "application/json" }).write('{"data":')
  if (fault.kind === "drop") return void request.socket.destroy()
  if (fault.kind === "html") return void response.writeHead(200, { "content-type": "text/html" }).end(PAGE)
  if (fault.kind === "answer")
    return void response.writeHead(200, { "content-type": fault.type }).end(fault.body)
  if (fault.kind === "endless")
    return void json(response, 200, {
      data: { vehicles: { nodes: [], pageInfo: { hasNextPage: true, endCursor: randomUUID() } } }
    })
  if (fault.kind === "redirect") return void response.writeHead(302, { location: fault.location }).end()
  if (fault.kind === "huge") return huge(response, fault.bytes, fault.chunked ?? false)
  const retry = fault.retryAfter === undefined ? {} : { "retry-after": fault.retryAfter }
  json(response, fault.status, { error: "configured to fail" }, retry)
}
