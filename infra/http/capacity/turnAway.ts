import { type AnyEndpoint, TooManyRequests } from "#kernel"
import { randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { normalizeAddress, originOf } from "../outer/address.ts"
import { clientAddress, type TrustedProxies } from "../outer/clientAddress.ts"
import { headersOfData } from "../outer/securityHeaders.ts"
import { answerOf, faultOf } from "../problem.ts"
import type { Refusals } from "../Refusals.ts"
import type { Refused } from "./refused.ts"

/** More than this has not arrived yet when a request begins, and would have to be received for nothing. */
const LARGE = 64 * 1024

const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > LARGE

/**
 * How long such a caller waits for the answer. Until then it cannot use the connection, of which it has a limited number:
 * this bounds how often it can ask.
 */
const ANSWER_MILLIS = 2000
/** Answers are sent a few at a time, because those that came together are due together. */
const ANSWERS_PER_TICK = 4
const TICK_MILLIS = 5

/** Calls each function after a while, few at a time. */
const makeDelay = () => {
  const due: Array<{ readonly at: number; readonly run: () => void }> = []
  let timer: NodeJS.Timeout | undefined
  const tick = (): void => {
    const now = performance.now()
    for (let n = 0; n < ANSWERS_PER_TICK; n++) {
      if ((due[0]?.at ?? Infinity) > now) break
      due.shift()?.run()
    }
    if (due.length > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return (run: () => void): void => {
    due.push({ at: performance.now() + ANSWER_MILLIS, run })
    timer ??= setInterval(tick, TICK_MILLIS).unref()
  }
}

export interface TurnAway {
  readonly refusals: Refusals["Service"]
  readonly refused: Refused
  readonly trusted: TrustedProxies
  readonly publicUrl: string
  readonly routes: ReadonlyArray<{ readonly endpoint: AnyEndpoint; readonly holder?: unknown }>
}

/**
 * Answers calls of those who had too many refused, before they cost anything. Large bodies are not received: their
 * connection is closed without an answer, unless a proxy uses it for others, too. Where holders of a credential are
 * counted apart from strangers, `limitHolder` decides, which knows the body.
 */
export const turnAway = ({ refusals, refused, trusted, publicUrl, routes }: TurnAway) => {
  const headers = Object.fromEntries(headersOfData(publicUrl))
  const exempt = new Set<string>(routes.flatMap(({ endpoint, holder }) => (holder ? endpoint.path : [])))

  const later = makeDelay()

  const answer = (outgoing: ServerResponse, seconds: number): void => {
    if (outgoing.socket?.destroyed ?? true) return
    const requestId = randomUUID()
    const { status, body, headers: own } = answerOf(faultOf(new TooManyRequests({ seconds }), requestId))
    outgoing
      .writeHead(status, { ...headers, ...own, "retry-after": String(seconds), "x-request-id": requestId })
      .end(body)
  }

  /** Whether the request has been answered. */
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { url = "", socket } = incoming
    if (!url.startsWith("/api/") || exempt.has(url)) return false
    const peer = normalizeAddress(socket.remoteAddress ?? "")
    if (peer === undefined) return false
    const forwarded = incoming.headers["x-forwarded-for"]
    const address = clientAddress(peer, typeof forwarded === "string" ? forwarded : undefined, trusted)
    const { network, subscriber } = originOf(address)
    const seconds = refusals.wait(refusals.callerOf(incoming.headers.authorization, subscriber))
    if (seconds === 0) return false
    refused.record("refused_before", network)
    if (hasLargeBody(incoming) && !trusted.includes(peer)) socket.destroy()
    else later(() => answer(outgoing, seconds))
    return true
  }
}
