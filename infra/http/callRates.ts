import { type AnyEndpoint, type Person, RequestInfo, TooManyRequests } from "#kernel"
import { Context, Effect, Layer } from "effect"
import { type Buckets, bucketsOf, type Rate } from "./buckets.ts"

const HOUR = 3600

/** By default far beyond what a person does by hand; a script that changes something in a loop meets the first, then the second. */
const ofChanges = (perSecond: number): ReadonlyArray<Rate> => [
  { burst: perSecond * 60, perSecond },
  { burst: perSecond * 1000, perSecond: (perSecond * 1000) / HOUR }
]

/** A page starts about ten requests, so this is a page every fifth of a second; `burst` is for several open tabs. */
const BURST_SECONDS = 12

/** Many people share a subscriber's network, and a page may show a hundred pictures. */
const NETWORK_FACTOR = 10

/**
 * Bounds how often a caller calls this process, so that no account can fill the audit log or occupy the process with
 * cheap requests. In memory, because it must cost less than what it prevents.
 */
export class CallRates extends Context.Service<
  CallRates,
  { readonly take: (endpoint: AnyEndpoint, person: Person | null) => Effect.Effect<void, TooManyRequests> }
>()("http/CallRates") {}

/** Reads always have a rate; changes have one unless their endpoint declares limits of its own. */
export const callRatesLayer = ({
  readsPerSecond,
  changesPerSecond
}: Readonly<Record<"readsPerSecond" | "changesPerSecond", number>>) =>
  Layer.sync(CallRates, () => {
    const reads = { burst: readsPerSecond * BURST_SECONDS, perSecond: readsPerSecond }
    const ofPerson = {
      reads: [bucketsOf(reads)],
      changes: ofChanges(changesPerSecond).map((rate) => bucketsOf(rate))
    }
    const ofSubscriber = [
      bucketsOf({ burst: reads.burst * NETWORK_FACTOR, perSecond: reads.perSecond * NETWORK_FACTOR })
    ]
    const bucketsFor = ({ method, limits }: AnyEndpoint, person: Person | null): ReadonlyArray<Buckets> => {
      if (method !== "GET" && limits.length > 0) return []
      if (method === "GET") return person === null ? ofSubscriber : ofPerson.reads
      return ofPerson.changes
    }
    return CallRates.of({
      take: (endpoint, person) =>
        RequestInfo.use(({ subscriber }) => {
          const who = person?.userId ?? subscriber ?? "unknown"
          const at = performance.now()
          const wait = Math.max(0, ...bucketsFor(endpoint, person).map(({ take }) => take(who, at)))
          return wait > 0 ? new TooManyRequests({ seconds: Math.ceil(wait / 1000) }) : Effect.void
        })
    })
  })
