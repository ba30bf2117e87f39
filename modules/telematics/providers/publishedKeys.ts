import type { Outbound } from "#infra/outbound"
import { minutes, seconds } from "#kernel"
import { Clock, Effect, Exit, Option, Schema } from "effect"
import { createLocalJWKSet } from "jose"
import { askFor, type Unanswered } from "./askFor.ts"

/** Milliseconds a set of keys is believed, so that one taken back does not count for ever. */
const BELIEVED = minutes(10)

/** Milliseconds between two looks for an unknown key: a made-up name must not make us call each time. */
const NOT_AGAIN = minutes(1)

/** Milliseconds a failure is remembered: who comes right after one need not wait for the next, up to ten seconds. */
const FAILED = seconds(5)

const Key = Schema.Struct({
  kty: Schema.Literal("RSA"),
  kid: Schema.String,
  n: Schema.String,
  e: Schema.String,
  use: Schema.optionalKey(Schema.String),
  alg: Schema.optionalKey(Schema.String)
})

// Keys of other kinds may stand beside those we use.
const KeySet = Schema.Struct({ keys: Schema.Array(Schema.Unknown).check(Schema.isMaxLength(100)) })

const decodeKey = Schema.decodeUnknownOption(Key)

const fetchKeys = Effect.fnUntraced(function* (url: string) {
  const { keys } = yield* askFor({ url }, KeySet)
  const usable = keys.flatMap((key) => Option.toArray(decodeKey(key)))
  return {
    at: yield* Clock.currentTimeMillis,
    names: new Set(usable.map(({ kid }) => kid)),
    find: createLocalJWKSet({ keys: usable })
  }
})

type Fetched = Effect.Success<ReturnType<typeof fetchKeys>>

/** Answers with the keys among which one of this name should be, asking for them when there is a reason to. */
export type PublishedKeys = (kid: string) => Effect.Effect<Fetched["find"], Unanswered, Outbound>

/**
 * The keys an issuer publishes (RFC 7517) at this address. Whose key is known waits for nobody; all others wait for
 * one call, and share its failure with who comes soon after it.
 */
export const publishedKeys = Effect.fnUntraced(function* (url: string) {
  let known: Fetched | undefined
  const keep = (fetched: Fetched) => Effect.sync(() => (known = fetched))
  // Those fetched are kept above, for as long as they are believed.
  const asking = yield* fetchKeys(url).pipe(
    Effect.flatMap(keep),
    Effect.cachedWithTTL((exit) => (Exit.isFailure(exit) ? FAILED : 0))
  )
  const isEnough = ({ at, names }: Fetched, kid: string, present: number): boolean =>
    present - at < (names.has(kid) ? BELIEVED : NOT_AGAIN)
  const keys: PublishedKeys = Effect.fnUntraced(function* (kid) {
    const present = yield* Clock.currentTimeMillis
    const enough = known !== undefined && isEnough(known, kid, present) ? known : yield* asking
    return enough.find
  })
  return keys
})
