import { observeGauge } from "#infra/observability"
import { Context, Metric } from "effect"
import type { Delivered, Streams } from "./Streams.ts"

const delivered = Metric.counter("live_events_handed_over_total", {
  description: "Events written to a live stream, each stream counted",
  incremental: true
})
const slowReaders = Metric.counter("live_slow_readers_dropped_total", {
  description: "Live streams ended because their reader did not keep up",
  incremental: true
})

// The process has one registry; no series depends on the context of a fiber.
const context = Context.empty()

export const recordDelivered = ({ taken, dropped }: Delivered): void => {
  if (taken > 0) delivered.updateUnsafe(taken, context)
  if (dropped > 0) slowReaders.updateUnsafe(dropped, context)
}

/** The number of open streams. */
export const observeStreams = (streams: Streams) =>
  observeGauge({
    name: "live_streams_open",
    description: "Live streams open on this process",
    read: () => streams.size
  })
