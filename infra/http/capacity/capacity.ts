import { observeGauge } from "#infra/observability"
import { Effect, Schedule } from "effect"
import type { Socket } from "node:net"
import { type Answers, makeAnswers } from "./answers.ts"
import { type Delay, makeDelay } from "./delay.ts"
import { type Discard, makeDiscard } from "./discard.ts"
import { type CapacityLimits, FIRST, usualLimits } from "./limits.ts"
import { makeRefused, type Refused } from "./refused.ts"
import { makeShares, type Part, type Shares } from "./shares.ts"
import { makeStarts, type Starts } from "./starts.ts"

/** What one process can spend on the network, and who has how much of it. */
export interface Capacity {
  readonly limits: CapacityLimits
  /** Every open connection, with its part unless it is a trusted proxy's. */
  readonly opened: Map<Socket, Part | undefined>
  /** Direct connections, and requests under way that trusted proxies forward. */
  readonly connections: Shares
  readonly bodyBytes: Shares
  readonly answers: Answers
  readonly starts: Starts
  /** For callers that are turned away. */
  readonly delay: Delay
  readonly discard: Discard
  readonly refused: Refused
}

export const makeCapacity = (limits: Partial<CapacityLimits> = {}): Capacity => {
  const all = { ...usualLimits, ...limits }
  const refused = makeRefused()
  const delay = makeDelay()
  return {
    limits: all,
    opened: new Map(),
    connections: makeShares(all.connections, FIRST.connections),
    bodyBytes: makeShares(all.bodyBytes, FIRST.bodyBytes),
    answers: makeAnswers(all, refused),
    starts: makeStarts(),
    delay,
    discard: makeDiscard(delay),
    refused
  }
}

/** Offers the state as metrics, and logs once a minute at most what was refused, until the scope closes. */
export const observeCapacity = Effect.fnUntraced(function* ({
  opened,
  bodyBytes,
  answers,
  refused
}: Capacity) {
  yield* observeGauge({
    name: "http_connections_open",
    description: "Open HTTP connections",
    read: () => opened.size
  })
  yield* observeGauge({
    name: "http_request_body_bytes",
    description: "Memory reserved for request bodies, in bytes",
    read: bodyBytes.taken
  })
  yield* observeGauge({
    name: "http_response_unread_bytes",
    description: "Response bytes that their readers have not taken yet",
    read: answers.unreadBytes
  })
  const report = Effect.suspend(() => {
    const line = refused.report()
    return line === undefined ? Effect.void : Effect.logWarning(line)
  })
  yield* Effect.forkScoped(Effect.repeat(report, Schedule.spaced("1 minute")))
})
