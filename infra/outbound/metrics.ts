import { Context, Metric } from "effect"

const calls = Metric.counter("outbound_requests_total", {
  description: "Calls to other people's servers, by how they ended",
  incremental: true
})
const seconds = Metric.histogram("outbound_request_duration_seconds", {
  description: "Time from a call to another's server to its answer or its failure",
  boundaries: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
})

// Everything is kept in the one registry of the process; no series depends on the context of a fiber.
const context = Context.empty()

/** Counts one try. The hosts are those of the settings, so there are few of them. */
export const recordCall = (call: {
  readonly host: string
  readonly outcome: string
  readonly seconds: number
}): void => {
  Metric.withAttributes(calls, { host: call.host, outcome: call.outcome }).updateUnsafe(1, context)
  Metric.withAttributes(seconds, { host: call.host }).updateUnsafe(call.seconds, context)
}
