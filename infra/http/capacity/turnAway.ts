import { type AnyEndpoint, TooManyRequests } from "#kernel"
import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { normalizeAddress, originOf } from "../outer/address.ts"
import { clientAddress, type TrustedProxies } from "../outer/clientAddress.ts"
import { headersOfData } from "../outer/securityHeaders.ts"
import { answerOf, faultOf } from "../problem.ts"
import type { Refusals } from "../Refusals.ts"
import type { Delay } from "./delay.ts"
import type { Refused } from "./refused.ts"

/** More than this has not arrived yet when a request begins, and would have to be received for nothing. */
const LARGE = 64 * 1024

const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > LARGE

/** Answers of a subscriber that wait: a proxy has a limited number of connections to us, for everyone. */
const MOST_WAITING = 500

/** Also in other spellings, which the router understands. */
const mayBeApi = (url: string): boolean =>
  url.startsWith("/api/") || !url.startsWith("/") || url.includes("%") || url.includes("/.")

/** Whose answers wait: one per connection, because browsers and proxies send the next request after the answer. */
const makeWaiting = (delay: Delay) => {
  const sockets = new WeakSet<Socket>()
  const counts = new Map<string, number>()
  const add = (subscriber: string, change: number): void => {
    const count = (counts.get(subscriber) ?? 0) + change
    if (count === 0) counts.delete(subscriber)
    else counts.set(subscriber, count)
  }
  return {
    isWaiting: (socket: Socket): boolean => sockets.has(socket),
    isFull: (subscriber: string): boolean => (counts.get(subscriber) ?? 0) >= MOST_WAITING,
    later: (socket: Socket, subscriber: string, run: () => void): void => {
      sockets.add(socket)
      add(subscriber, 1)
      delay(() => {
        sockets.delete(socket)
        add(subscriber, -1)
        run()
      })
    }
  }
}

export interface TurnAway {
  readonly refusals: Refusals["Service"]
  readonly refused: Refused
  readonly delay: Delay
  readonly trusted: TrustedProxies
  readonly publicUrl: string
  readonly routes: ReadonlyArray<{ readonly endpoint: AnyEndpoint; readonly holder?: unknown }>
}

/**
 * Answers calls of those who had too many refused, before they cost anything. Large bodies are not received: their
 * connection is closed without an answer, unless a proxy uses it for others, too. Where holders of a credential are
 * counted apart from strangers, `limitHolder` decides, which knows the body.
 */
export const turnAway = ({ refusals, refused, delay, trusted, publicUrl, routes }: TurnAway) => {
  const headers = Object.fromEntries(headersOfData(publicUrl))
  const exempt = new Set<string>(routes.flatMap(({ endpoint, holder }) => (holder ? endpoint.path : [])))

  const answer = (outgoing: ServerResponse, seconds: number): void => {
    if (outgoing.socket?.destroyed ?? true) return
    const requestId = randomUUID()
    const { status, body, headers: own } = answerOf(faultOf(new TooManyRequests({ seconds }), requestId))
    outgoing
      .writeHead(status, { ...headers, ...own, "retry-after": String(seconds), "x-request-id": requestId })
      .end(body)
  }

  const { isWaiting, isFull, later } = makeWaiting(delay)

  /** Whether the request has been answered. */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { url = "", socket } = incoming
    // What was sent together with a request whose connection has been closed.
    if (socket.destroyed) return true
    if (!mayBeApi(url) || exempt.has(url)) return false
    const peer = normalizeAddress(socket.remoteAddress ?? "")
    if (peer === undefined) return false
    const forwarded = incoming.headers["x-forwarded-for"]
    const address = clientAddress(peer, typeof forwarded === "string" ? forwarded : undefined, trusted)
    const { network, subscriber } = originOf(address)
    const seconds = refusals.wait({ authorization: incoming.headers.authorization, subscriber })
    if (seconds === 0) return false
    refused.record("refused_before", network)
    const isDirect = !trusted.includes(peer)
    if (isWaiting(socket) || (isDirect && isFull(subscriber))) socket.destroy()
    else if (isFull(subscriber)) answer(outgoing, seconds)
    else if (isDirect && hasLargeBody(incoming)) {
      socket.pause()
      later(socket, subscriber, () => socket.destroy())
    } else later(socket, subscriber, () => answer(outgoing, seconds))
    return true
  }
}
