import { createHash, timingSafeEqual } from "node:crypto"
import { Effect, Option, Redacted } from "effect"
import { PrometheusMetrics } from "effect/observability"

/** All metrics in the text format of Prometheus, version 0.0.4. */
export const metricsText: Effect.Effect<string> = PrometheusMetrics.format()

const digest = (text: string): Buffer => createHash("sha256").update(text).digest()

/**
 * Who may read the metrics: a program on this machine, or one that sends METRICS_TOKEN as a bearer token. A wrong token
 * is refused even from this machine, so that a misconfigured scraper is noticed.
 *
 * `fromThisMachine` must be false for a request that a proxy forwarded, since the proxy may run on this machine.
 */
export const metricsAllowed = (
  fromThisMachine: boolean,
  token: Option.Option<Redacted.Redacted>,
  authorization: string | undefined
): boolean => {
  if (authorization === undefined) return fromThisMachine
  const expected = Option.map(token, (secret) => `Bearer ${Redacted.value(secret)}`)
  return Option.isSome(expected) && timingSafeEqual(digest(expected.value), digest(authorization))
}
