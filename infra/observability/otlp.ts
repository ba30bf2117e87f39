import { Layer } from "effect"
import { FetchHttpClient, HttpBody } from "effect/http"
import { Otlp, OtlpSerialization } from "effect/observability"
import { isSecretName, redacted, redactText } from "./redactText.ts"

const hasSecretName = (value: object): boolean =>
  "key" in value && "value" in value && typeof value.key === "string" && isSecretName(value.key)

const withoutSecrets = (_name: string, value: unknown): unknown => {
  if (typeof value === "string") return redactText(value)
  // OTLP's JSON writes NaN and Infinity as strings; JSON.stringify would write null.
  if (typeof value === "number" && !Number.isFinite(value)) return String(value)
  if (typeof value !== "object" || value === null || !hasSecretName(value)) return value
  return { ...value, value: { stringValue: redacted } }
}

const jsonBody = (data: unknown): HttpBody.HttpBody =>
  HttpBody.text(JSON.stringify(data, withoutSecrets), "application/json")

/**
 * Redacts at the point where everything leaves the process, so that no span attribute and no log annotation is missed.
 */
const redactingJson = Layer.succeed(OtlpSerialization.OtlpSerialization, {
  logs: jsonBody,
  metrics: jsonBody,
  traces: jsonBody
})

/**
 * Sends traces, metrics and logs to an OpenTelemetry collector over HTTP with JSON, in addition to the existing
 * loggers. Pending data is sent within a second when the layer closes, or dropped.
 */
export const otlpLayer = (options: { readonly endpoint: string; readonly version: string }) =>
  Otlp.layer({
    baseUrl: options.endpoint,
    resource: { serviceName: "motorpool", serviceVersion: options.version },
    loggerMergeWithExisting: true,
    compression: "gzip",
    shutdownTimeout: "1 second"
  }).pipe(Layer.provide(redactingJson), Layer.provide(FetchHttpClient.layer))
