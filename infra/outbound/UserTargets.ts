import { Clock, Context, Effect, Layer } from "effect"
import { type OutboundLimited, OutboundTimeout } from "./faults.ts"
import { HostResolver } from "./HostResolver.ts"
import { makeLines } from "./lines.ts"
import { recordCall } from "./metrics.ts"
import { OutboundTurns } from "./OutboundTurns.ts"
import { requestPinned, type TargetAnswer } from "./requestPinned.ts"
import { flawOfAddresses, type Target, targetOf, TargetRefused, type TargetUnreachable } from "./target.ts"

/** A request to a URL that a user entered. */
export interface TargetCall {
  readonly url: string
  readonly method: "GET" | "POST"
  readonly headers: Readonly<Record<string, string>>
  /** Empty for GET. */
  readonly body: string
  /** How much of the response is read. Default: 1 kB. */
  readonly bytes?: number
  /** For whom it is sent, such as an organization: callers take turns at each host. */
  readonly caller: string
}

export type TargetFault = TargetRefused | TargetUnreachable | OutboundTimeout | OutboundLimited

/**
 * Servers that users named. This is the only way to call them: it reaches public addresses alone, whatever a name resolves
 * to and whenever that changes, and follows no redirect.
 */
export class UserTargets extends Context.Service<
  UserTargets,
  {
    /** The URL as it is called, of at most 1,000 characters. Fails if it may not be called at present. */
    readonly check: (url: string) => Effect.Effect<string, TargetRefused>
    /** Takes up to half a minute, including the wait for its turn: call it outside of a transaction. */
    readonly request: (call: TargetCall) => Effect.Effect<TargetAnswer, TargetFault>
  }
>()("infra/UserTargets") {}

export interface UserTargetsOptions {
  /** Origins that may have any address and may use http. */
  readonly allowedOrigins: ReadonlyArray<string>
  /** Milliseconds until the beginning of the response must have arrived. */
  readonly timeout: number
  /** Requests per second to one host, over all processes. */
  readonly perSecond: number
}

const DEFAULTS: UserTargetsOptions = { allowedOrigins: [], timeout: 15_000, perSecond: 10 }

/** How much of a response is read unless the caller needs more. */
const BEGINNING = 1024

/** Milliseconds for looking up a name. */
const LOOKUP = 5_000

/** Metrics have no label with the host, because users name any number of them. */
const SERIES = "targets of users"

/** A target with its checked addresses. */
const checked = Effect.fnUntraced(function* (
  url: string,
  allowedOrigins: ReadonlyArray<string>,
  resolver: HostResolver["Service"]
) {
  const target = targetOf(url, allowedOrigins)
  if (typeof target === "string") return yield* new TargetRefused({ flaw: target })
  const addresses = yield* resolver.addressesOf(target.host).pipe(
    Effect.timeoutOrElse({
      duration: LOOKUP,
      orElse: () => Effect.succeed<ReadonlyArray<string>>([])
    })
  )
  const flaw = flawOfAddresses(target, addresses)
  if (flaw !== undefined) return yield* new TargetRefused({ flaw })
  return { target, addresses }
})

const sent = Effect.fnUntraced(function* (
  { method, headers, body, bytes = BEGINNING }: TargetCall,
  found: { readonly target: Target; readonly addresses: ReadonlyArray<string> },
  { timeout }: UserTargetsOptions
) {
  const from = yield* Clock.currentTimeMillis
  const record = (outcome: string) =>
    Effect.map(Clock.currentTimeMillis, (to) =>
      recordCall({ host: SERIES, outcome, seconds: (to - from) / 1000 })
    )
  return yield* Effect.tryPromise({
    try: (signal) => requestPinned({ ...found, method, headers, body, bytes }, signal),
    // The only failure that `requestPinned` has.
    catch: (cause) => cause as TargetUnreachable
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeout,
      orElse: () => Effect.fail(new OutboundTimeout({ host: found.target.host }))
    }),
    Effect.tap(() => record("answered")),
    Effect.tapError(({ _tag }) => record(_tag === "OutboundTimeout" ? "timeout" : "refused"))
  )
})

export const userTargetsLayer = (
  options: Partial<UserTargetsOptions> = {}
): Layer.Layer<UserTargets, never, OutboundTurns | HostResolver> =>
  Layer.effect(
    UserTargets,
    Effect.gen(function* () {
      const all = { ...DEFAULTS, ...options }
      const resolver = yield* HostResolver
      const { take } = yield* OutboundTurns
      const turn = makeLines({ take, perSecond: all.perSecond })
      const check = (url: string) => checked(url, all.allowedOrigins, resolver)
      return UserTargets.of({
        check: (url) => Effect.map(check(url), ({ target }) => target.url.href),
        request: Effect.fn("outbound.requestTarget")(function* (call: TargetCall) {
          const { host } = (yield* check(call.url)).target
          yield* turn(host, call.caller)
          // Again, because names may resolve to something else after the wait.
          return yield* sent(call, yield* check(call.url), all)
        })
      })
    })
  )
