import type { Outbound } from "#infra/outbound"
import { minutes, seconds } from "#kernel"
import { Clock, Effect, Exit, Option, Schema } from "effect"
import { createLocalJWKSet } from "jose"
import { request, type NoResponse } from "./request.ts"

/** Milliseconds that keys are cached, so that a revoked key is eventually refused. */
const KEYS_TTL = minutes(10)

/** Milliseconds between lookups of unknown keys, so that forged key ids do not cause a request each. */
const LOOKUP_INTERVAL = minutes(1)

/** Milliseconds that a failure is cached, so that the next caller does not wait up to ten seconds as well. */
const FAILURE_TTL = seconds(5)

const Key = Schema.Struct({
  kty: Schema.Literal("RSA"),
  kid: Schema.String,
  n: Schema.String,
  e: Schema.String,
  use: Schema.optionalKey(Schema.String),
  alg: Schema.optionalKey(Schema.String)
})

// The set may include keys of types that we do not use.
const KeySet = Schema.Struct({ keys: Schema.Array(Schema.Unknown).check(Schema.isMaxLength(100)) })

const decodeKey = Schema.decodeUnknownOption(Key)

const fetchKeys = Effect.fnUntraced(function* (url: string) {
  const { keys } = yield* request({ url }, KeySet)
  const usable = keys.flatMap((key) => Option.toArray(decodeKey(key)))
  return {
    at: yield* Clock.currentTimeMillis,
    names: new Set(usable.map(({ kid }) => kid)),
    find: createLocalJWKSet({ keys: usable })
  }
})

type Fetched = Effect.Success<ReturnType<typeof fetchKeys>>

/** Returns the keys that may include this id, and fetches them when needed. */
export type PublishedKeys = (kid: string) => Effect.Effect<Fetched["find"], NoResponse, Outbound>

/**
 * The keys (RFC 7517) that an issuer publishes at this URL. A known key is returned without waiting. All other
 * callers share one request, and its failure for a short time.
 */
export const publishedKeys = Effect.fnUntraced(function* (url: string) {
  let cached: Fetched | undefined
  const cache = (fetched: Fetched) => Effect.sync(() => (cached = fetched))
  // Successes are not cached here but in `cached`.
  const refresh = yield* fetchKeys(url).pipe(
    Effect.flatMap(cache),
    Effect.cachedWithTTL((exit) => (Exit.isFailure(exit) ? FAILURE_TTL : 0))
  )
  const isFresh = ({ at, names }: Fetched, kid: string, present: number): boolean =>
    present - at < (names.has(kid) ? KEYS_TTL : LOOKUP_INTERVAL)
  const keys: PublishedKeys = Effect.fnUntraced(function* (kid) {
    const present = yield* Clock.currentTimeMillis
    const keySet = cached !== undefined && isFresh(cached, kid, present) ? cached : yield* refresh
    return keySet.find
  })
  return keys
})
