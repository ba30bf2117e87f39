import { Clock, Context, Effect, Layer } from "effect"
import { exchange, type OutboundAnswer, type OutboundCall } from "./exchange.ts"
import { isOutboundFault, type OutboundFault, OutboundTimeout } from "./faults.ts"
import { jitter, makeLines } from "./lines.ts"
import { recordCall } from "./metrics.ts"
import { OutboundTurns } from "./OutboundTurns.ts"

/** Requests to external servers, which are not trusted to respond, to finish or to be honest. */
export class Outbound extends Context.Service<
  Outbound,
  {
    /**
     * Sends a request, and retries once when the server is busy. Takes up to half a minute plus the wait for its turn, so
     * call it outside of a transaction. Only the host is logged, neither the rest of the URL nor the response.
     */
    readonly request: (call: OutboundCall) => Effect.Effect<OutboundAnswer, OutboundFault>
  }
>()("infra/Outbound") {}

export interface OutboundOptions {
  /** Milliseconds until the whole response must have arrived. */
  readonly timeout: number
  /** The most bytes of a response, decompressed. */
  readonly bytes: number
  /** Requests per second to one host, over all processes. */
  readonly perSecond: number
}

const DEFAULTS: OutboundOptions = { timeout: 10_000, bytes: 2_000_000, perSecond: 10 }

/** The longest wait in seconds before a retry; longer ones are reported to the caller. */
const LONGEST_WAIT = 5

/** The short name of an outcome, for metrics and logs. */
const outcomeOf = (fault: OutboundFault): string => fault._tag.replace("Outbound", "").toLowerCase()

interface Sending extends OutboundOptions {
  readonly turn: ReturnType<typeof makeLines>
}

const once = Effect.fnUntraced(function* (call: OutboundCall, host: string, options: Sending) {
  yield* options.turn(host, call.caller ?? "")
  const from = yield* Clock.currentTimeMillis
  const record = (outcome: string) =>
    Effect.map(Clock.currentTimeMillis, (to) => recordCall({ host, outcome, seconds: (to - from) / 1000 }))
  return yield* Effect.tryPromise({
    try: (signal) => exchange(call, options.bytes, signal),
    catch: (cause) => {
      if (isOutboundFault(cause)) return cause
      // A bug of ours, not a failure of their server.
      throw cause
    }
  }).pipe(
    Effect.timeoutOrElse({
      duration: options.timeout,
      orElse: () => Effect.fail(new OutboundTimeout({ host }))
    }),
    Effect.tap(() => record("answered")),
    Effect.tapError((fault) => record(outcomeOf(fault)))
  )
})

/** Milliseconds until the retry; none when retrying would not help. */
const waitFor = (fault: OutboundFault): number | undefined => {
  if (fault._tag === "OutboundRefused") return fault.status === 503 ? 500 : undefined
  if (fault._tag !== "OutboundLimited" || (fault.retryAfter ?? 0) > LONGEST_WAIT) return undefined
  return (fault.retryAfter ?? 0.5) * 1000
}

const send = Effect.fn("outbound.request")(function* (call: OutboundCall, options: Sending) {
  const { host } = new URL(call.url)
  const repeatable = call.repeatable ?? (call.method ?? "GET") === "GET"
  const again = Effect.fnUntraced(function* (fault: OutboundFault) {
    const wait = repeatable ? waitFor(fault) : undefined
    if (wait === undefined) return yield* fault
    yield* Effect.sleep(wait + (yield* jitter(500)))
    return yield* once(call, host, options)
  })
  return yield* once(call, host, options).pipe(
    Effect.catch(again),
    Effect.tapError((fault) => Effect.logWarning("An external server did not respond", fault.message))
  )
})

/** All processes share the requests per second. Defaults: 10 seconds, 2 MB and 10 requests per second. */
export const outboundLayer = (
  options: Partial<OutboundOptions> = {}
): Layer.Layer<Outbound, never, OutboundTurns> =>
  Layer.effect(
    Outbound,
    OutboundTurns.useSync(({ take }) => {
      const all = { ...DEFAULTS, ...options }
      const turn = makeLines({ take, perSecond: all.perSecond })
      return Outbound.of({ request: (call) => send(call, { ...all, turn }) })
    })
  )
