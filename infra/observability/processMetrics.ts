import { monitorEventLoopDelay } from "node:perf_hooks"
import { Effect, Layer, type Scope } from "effect"
import { observeGauge } from "./metrics.ts"

const windowMillis = 30_000
const nanosPerSecond = 1e9

/** Reads the 99th percentile of the event loop's delay in seconds, over about the last half minute. */
const eventLoopLag = Effect.acquireRelease(
  Effect.sync(() => {
    // Samples every 50 ms: often enough to notice a blocked loop, too rarely to cause load.
    const delay = monitorEventLoopDelay({ resolution: 50 })
    delay.enable()
    return delay
  }),
  (delay) => Effect.sync(() => delay.disable())
).pipe(
  Effect.map((delay) => {
    let since = performance.now()
    let last = 0
    return (): number => {
      if (delay.count > 0) last = delay.percentile(99) / nanosPerSecond
      if (performance.now() - since > windowMillis) {
        delay.reset()
        since = performance.now()
      }
      return last
    }
  })
)

const gauges: ReadonlyArray<Parameters<typeof observeGauge>[0]> = [
  {
    name: "process_resident_memory_bytes",
    description: "Memory of the process in bytes",
    read: () => process.memoryUsage.rss()
  },
  {
    name: "nodejs_heap_size_used_bytes",
    description: "JavaScript heap in use, in bytes",
    read: () => process.memoryUsage().heapUsed
  },
  {
    name: "process_cpu_seconds",
    description: "Processor time used since the start, user and system, in seconds",
    read: () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
  },
  {
    name: "process_uptime_seconds",
    description: "Time since the process started, in seconds",
    read: () => process.uptime()
  }
]

const observe: Effect.Effect<void, never, Scope.Scope> = Effect.gen(function* () {
  const read = yield* eventLoopLag
  const description = "Delay of the event loop, 99th percentile over the last half minute, in seconds"
  yield* observeGauge({ name: "nodejs_eventloop_lag_seconds", description, read })
  for (const gauge of gauges) yield* observeGauge(gauge)
})

/** Memory, processor time and event loop of this process as metrics. */
export const processMetricsLayer: Layer.Layer<never> = Layer.effectDiscard(observe)
