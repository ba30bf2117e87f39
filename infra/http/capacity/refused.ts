import { Context, Metric } from "effect"

/** Why a connection, a request or a response was refused or cut off. */
export type Reason =
  "connections" | "requests" | "refused_before" | "pipelined" | "body_bytes" | "slow_body" | "unread_response"

const count = Metric.counter("http_refused_total", {
  description: "Connections, requests and responses refused or cut off to protect the others",
  incremental: true
})

// The process has one registry; no series depends on the context of a fiber.
const context = Context.empty()

/** An attacker with more networks than this is still counted, but only these are named. */
const MAX_NAMED = 1000

export interface Refused {
  readonly record: (reason: Reason, network: string) => void
  /** A line for the log about everything since the last call, if there was anything. */
  readonly report: () => string | undefined
}

export const makeRefused = (): Refused => {
  const byNetwork = new Map<string, number>()
  let total = 0
  return {
    record: (reason, network) => {
      Metric.withAttributes(count, { reason }).updateUnsafe(1, context)
      total += 1
      if (byNetwork.size < MAX_NAMED || byNetwork.has(network))
        byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
    },
    report: () => {
      const [most] = [...byNetwork].toSorted(([, one], [, other]) => other - one)
      if (most === undefined) return undefined
      const line = `Refused or cut off ${total} connections and requests, most of them from ${most[0]} (${most[1]}). If that is your proxy, add it to TRUSTED_PROXIES.`
      byNetwork.clear()
      total = 0
      return line
    }
  }
}
