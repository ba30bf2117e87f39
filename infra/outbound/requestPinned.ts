import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http"
import { request as requestSecure } from "node:https"
import { isIPv6, type LookupFunction } from "node:net"
import { retryAfterIn } from "./retryAfter.ts"
import { type Target, TargetUnreachable } from "./target.ts"

export interface PinnedCall {
  readonly target: Target
  /** Checked, and the only ones to connect to. */
  readonly addresses: ReadonlyArray<string>
  readonly method: "GET" | "POST"
  readonly headers: Readonly<Record<string, string>>
  /** Empty for GET. */
  readonly body: string
  /** How much of the response is read. */
  readonly bytes: number
}

/** The beginning of a response, of any status. Redirects are not followed. */
export interface TargetAnswer {
  readonly status: number
  readonly text: string
  /** Seconds that the server asks us to wait. */
  readonly retryAfter: number | null
}

/** Returns the checked addresses whatever the name resolves to by now. */
const pinnedTo =
  (addresses: ReadonlyArray<string>): LookupFunction =>
  (_host, { all = false }, callback) => {
    const pinned = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
    const [first = { address: "", family: 4 }] = pinned
    if (all) callback(null, pinned)
    else callback(null, first.address, first.family)
  }

/** Text as far as PostgreSQL can store it. */
const textOf = (chunks: ReadonlyArray<Buffer>, bytes: number): string =>
  Buffer.concat(chunks).subarray(0, bytes).toString("utf8").replaceAll("\u0000", "\uFFFD")

/** Reads the beginning of a response and drops the connection. */
const answerOf = async (response: IncomingMessage, bytes: number): Promise<TargetAnswer> => {
  const chunks: Array<Buffer> = []
  let count = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    count += chunk.byteLength
    if (count >= bytes) break
  }
  response.destroy()
  const { statusCode: status = 0, headers } = response
  const wish = new Headers(
    headers["retry-after"] === undefined ? {} : { "retry-after": headers["retry-after"] }
  )
  return { status, text: textOf(chunks, bytes), retryAfter: retryAfterIn(wish, Date.now()) }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ALTNAME/

const unreachable = (host: string, cause: unknown): TargetUnreachable => {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : ""
  return new TargetUnreachable({ host, what: CERTIFICATE.test(code) ? "certificate" : "connection" })
}

/**
 * Calls a target on a connection of its own, to one of the checked addresses; the name only goes into the Host header
 * and is compared with the certificate.
 * @throws TargetUnreachable
 */
export const requestPinned = (call: PinnedCall, signal: AbortSignal): Promise<TargetAnswer> =>
  new Promise((resolve, reject) => {
    const { target, addresses, method, headers, body, bytes } = call
    const { url, host } = target
    const send = url.protocol === "https:" ? requestSecure : requestPlain
    const fail = (cause: unknown) => reject(unreachable(host, cause))
    const request: ClientRequest = send(url, {
      method,
      headers: method === "GET" ? headers : { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: pinnedTo(addresses),
      agent: false,
      signal
    })
    request.on("error", fail)
    request.on("response", (response) => void answerOf(response, bytes).then(resolve, fail))
    request.end(body)
  })
