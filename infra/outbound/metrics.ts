import { Context, Metric } from "effect"

const calls = Metric.counter("outbound_requests_total", {
  description: "Requests to external servers, by outcome",
  incremental: true
})
const seconds = Metric.histogram("outbound_request_duration_seconds", {
  description: "Duration of a request to an external server",
  boundaries: [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
})

// The process has one registry; no series depends on the context of a fiber.
const context = Context.empty()

/** Counts one attempt. The hosts come from the settings, so there are few. */
export const recordCall = (call: {
  readonly host: string
  readonly outcome: string
  readonly seconds: number
}): void => {
  Metric.withAttributes(calls, { host: call.host, outcome: call.outcome }).updateUnsafe(1, context)
  Metric.withAttributes(seconds, { host: call.host }).updateUnsafe(call.seconds, context)
}
