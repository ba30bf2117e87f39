import { Context, Effect, Metric, type Scope } from "effect"

/** Seconds, from a cached response to longer than people wait. */
const boundaries = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const requests = Metric.counter("http_requests_total", {
  description: "Answered HTTP requests",
  incremental: true
})
const requestSeconds = Metric.histogram("http_request_duration_seconds", {
  description: "Time to answer an HTTP request",
  boundaries
})
const jobsProcessed = Metric.counter("jobs_processed_total", {
  description: "Background jobs that completed",
  incremental: true
})
const jobsFailed = Metric.counter("jobs_failed_total", {
  description: "Failed attempts of background jobs",
  incremental: true
})
const deadLetters = Metric.counter("jobs_dead_letters_total", {
  description: "Background jobs that failed permanently",
  incremental: true
})
const jobSeconds = Metric.histogram("job_duration_seconds", {
  description: "Duration of an attempt of a background job",
  boundaries
})

// The process has one registry; no series depends on the context of a fiber.
const context = Context.empty()

interface RequestSeries {
  readonly count: Metric.Counter<number>
  readonly seconds: Metric.Histogram<number>
}

const requestSeries = new Map<string, RequestSeries>()
const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS"
])

const seriesOf = (method: string, route: string, status: number): RequestSeries => {
  const key = `${method} ${status} ${route}`
  const known = requestSeries.get(key)
  if (known) return known
  const labels = { method, route, status: String(status) }
  const series = {
    count: Metric.withAttributes(requests, labels),
    seconds: Metric.withAttributes(requestSeconds, labels)
  }
  requestSeries.set(key, series)
  return series
}

/**
 * Counts one response. `route` is the pattern, such as `/api/organizations/:organizationId`, never the path itself:
 * each value is a time series that is stored forever.
 */
export const recordRequest = (request: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}): void => {
  const method = knownMethods.has(request.method) ? request.method : "other"
  const series = seriesOf(method, request.route, request.status)
  series.count.updateUnsafe(1, context)
  series.seconds.updateUnsafe(request.seconds, context)
}

/** Counts one attempt of a background job and how long it took. */
export const recordJob = (job: {
  readonly queue: string
  readonly succeeded: boolean
  readonly seconds: number
}): void => {
  const labels = { queue: job.queue }
  Metric.withAttributes(job.succeeded ? jobsProcessed : jobsFailed, labels).updateUnsafe(1, context)
  Metric.withAttributes(jobSeconds, labels).updateUnsafe(job.seconds, context)
}

/** Counts one background job that will not be retried. */
export const recordDeadLetter = ({ queue }: { readonly queue: string }): void =>
  Metric.withAttributes(deadLetters, { queue }).updateUnsafe(1, context)

/**
 * Registers a gauge that is read on demand, such as the connections of a pool in use, until the scope closes.
 */
export const observeGauge = (gauge: {
  readonly name: string
  readonly description: string
  readonly labels?: Readonly<Record<string, string>>
  readonly read: () => number
}): Effect.Effect<void, never, Scope.Scope> => {
  const metric = Metric.gauge(gauge.name, { description: gauge.description, attributes: gauge.labels ?? {} })
  const hooks = { get: () => ({ value: gauge.read() }), update: () => undefined, modify: () => undefined }
  return Effect.asVoid(
    Effect.acquireRelease(
      Effect.sync(() => Metric.registerUnsafe(metric, context, hooks)),
      (registration) => Effect.sync(() => registration.remove())
    )
  )
}
