import { type AnyEndpoint, type Person, RequestInfo, TooManyRequests } from "#kernel"
import { Context, Effect, Layer } from "effect"

/** So many calls in a row, then so many per second. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

const HOUR = 3600

/** Far beyond what a person does by hand; a script that changes something in a loop meets the first, then the second. */
const CHANGES: ReadonlyArray<Rate> = [
  { burst: 120, perSecond: 2 },
  { burst: 2000, perSecond: 2000 / HOUR }
]

/** A page starts about ten requests, so this is a page every fifth of a second; `burst` is for several open tabs. */
const BURST_SECONDS = 12

/** Many people share a subscriber's network, and a page may show a hundred pictures. */
const NETWORK_FACTOR = 10

/** What a process remembers at most: about 5 MB. Those not seen for the longest time are forgotten, and start again. */
const MOST_CALLERS = 50_000

/**
 * Takes a call from a caller's bucket and returns 0, or the milliseconds until there is one (a generic cell rate
 * algorithm: for each caller only the time at which the bucket is full again).
 */
export const bucketsOf = ({ burst, perSecond }: Rate, most = MOST_CALLERS) => {
  const interval = 1000 / perSecond
  const fullAt = new Map<string, number>()
  return (who: string, at: number): number => {
    const full = Math.max(fullAt.get(who) ?? at, at)
    const wait = Math.max(0, full - at - (burst - 1) * interval)
    // Set last, so that the first key is always the caller not seen for the longest time.
    fullAt.delete(who)
    fullAt.set(who, wait > 0 ? full : full + interval)
    const [oldest] = fullAt.keys()
    if (fullAt.size > most && oldest !== undefined) fullAt.delete(oldest)
    return wait
  }
}

type Buckets = ReturnType<typeof bucketsOf>

/**
 * Bounds how often a caller calls this process, so that no account can fill the audit log or occupy the process with
 * cheap requests. In memory, because it must cost less than what it prevents.
 */
export class CallRates extends Context.Service<
  CallRates,
  { readonly take: (endpoint: AnyEndpoint, person: Person | null) => Effect.Effect<void, TooManyRequests> }
>()("http/CallRates") {}

/** Reads always have a rate; changes have one unless their endpoint declares limits of its own. */
export const callRatesLayer = (readsPerSecond: number) =>
  Layer.sync(CallRates, () => {
    const reads = { burst: readsPerSecond * BURST_SECONDS, perSecond: readsPerSecond }
    const ofPerson = { reads: [bucketsOf(reads)], changes: CHANGES.map((rate) => bucketsOf(rate)) }
    const ofSubscriber = [
      bucketsOf({ burst: reads.burst * NETWORK_FACTOR, perSecond: reads.perSecond * NETWORK_FACTOR })
    ]
    const bucketsFor = ({ method, limits }: AnyEndpoint, person: Person | null): ReadonlyArray<Buckets> => {
      if (method !== "GET" && limits.length > 0) return []
      if (method === "GET") return person === null ? ofSubscriber : ofPerson.reads
      return ofPerson.changes
    }
    return CallRates.of({
      take: Effect.fnUntraced(function* (endpoint, person) {
        const who = person?.userId ?? (yield* RequestInfo).subscriber ?? "unknown"
        const at = performance.now()
        const wait = Math.max(0, ...bucketsFor(endpoint, person).map((take) => take(who, at)))
        if (wait > 0) return yield* new TooManyRequests({ seconds: Math.ceil(wait / 1000) })
      })
    })
  })
