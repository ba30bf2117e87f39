import { Layer, type LogLevel, Option, References } from "effect"
import { loggerLayer, standardOutput, type LogOptions } from "./logger.ts"
import { otlpLayer } from "./otlp.ts"
import { processMetricsLayer } from "./processMetrics.ts"

export { observeGauge, recordDeadLetter, recordJob, recordRequest } from "./metrics.ts"
export { metricsAllowed, metricsText } from "./metricsText.ts"
export { redact } from "./redact.ts"
export { redactText } from "./redactText.ts"

/**
 * Logs, traces and metrics of a process. Without an endpoint nothing is sent and no span is recorded. `logs` replaces
 * the standard output as the destination of log lines.
 */
export const observabilityLayer = (options: {
  readonly otlpEndpoint: Option.Option<string>
  readonly logLevel: LogLevel.LogLevel
  readonly version?: string
  readonly logs?: Partial<Omit<LogOptions, "level">>
}): Layer.Layer<never> => {
  const logs = loggerLayer({ ...standardOutput(options.logLevel), ...options.logs })
  const telemetry: Layer.Layer<never> = Option.match(options.otlpEndpoint, {
    onNone: () => Layer.succeed(References.TracerEnabled, false),
    onSome: (endpoint) => otlpLayer({ endpoint, version: options.version ?? "unknown" })
  })
  // Built first and closed last, so that the final export still includes the process's own metrics.
  return telemetry.pipe(Layer.provideMerge(Layer.mergeAll(logs, processMetricsLayer)))
}
