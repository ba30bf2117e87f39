import type { Secrets } from "#infra/secrets"
import { Context, Effect, Layer, Option } from "effect"
import type { SqlClient } from "effect/sql"
import { allowedEndpoint } from "./allowList.ts"
import { deliver } from "./deliver.ts"
import { storedKeys } from "./keys.ts"
import { subjectOf } from "./subject.ts"

/** A message for one browser. */
export interface PushMessage {
  readonly endpoint: string
  /** The browser's public key and shared secret, base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** At most about 3 kB. */
  readonly payload: string
  /** Seconds the push service keeps it while the browser is away. */
  readonly ttl: number
  readonly urgency: "very-low" | "low" | "normal" | "high"
  /** Replaces a message with the same topic that was not delivered yet; at most 32 letters of base64url. */
  readonly topic: string
}

/** What became of it. `Gone`: the browser will never take one again. `retryAfter` in seconds. */
export type PushOutcome =
  | { readonly _tag: "Delivered" }
  | { readonly _tag: "Gone" }
  | { readonly _tag: "Refused"; readonly reason: string }
  | { readonly _tag: "Later"; readonly reason: string; readonly retryAfter: number | null }

/** Push messages to browsers (Web Push, RFC 8030). */
export class WebPush extends Context.Service<
  WebPush,
  {
    /** The key browsers subscribe with, base64url; asked by a signed-in person in their unit of work. */
    readonly publicKey: Effect.Effect<string>
    /** A subscription's address, tidied; none when its host is not one we send to. */
    readonly endpointOf: (text: string) => Option.Option<string>
    /** Sends one message, once, with the system's rights. Takes up to 10 seconds; call it outside of a transaction. */
    readonly send: (message: PushMessage) => Effect.Effect<PushOutcome>
  }
>()("infra/push/WebPush") {}

/** Milliseconds a push service has to answer. */
const PATIENCE = 10_000

export interface PushOptions {
  /** Hosts, `*.` and a host, or whole origins. */
  readonly pushHosts: ReadonlyArray<string>
  readonly mailFrom: string
  readonly publicUrl: string
}

export const webPushLayer = (
  options: PushOptions
): Layer.Layer<WebPush, never, Secrets | SqlClient.SqlClient> =>
  Layer.effect(
    WebPush,
    Effect.gen(function* () {
      const stored = yield* storedKeys
      const sending = { subject: subjectOf(options), patience: PATIENCE }
      const endpointOf = (text: string) => Option.fromUndefinedOr(allowedEndpoint(text, options.pushHosts))
      return WebPush.of({
        publicKey: stored.publicKey,
        endpointOf,
        send: Effect.fn("push.send")(function* (message) {
          // Asked again: the list may have changed since the browser subscribed.
          if (Option.isNone(endpointOf(message.endpoint)))
            return { _tag: "Refused", reason: "its host is not among PUSH_HOSTS" }
          const keys = yield* stored.pair
          // No key was ever handed out, so no browser can have subscribed with it.
          if (keys === undefined) return { _tag: "Gone" }
          return yield* Effect.promise(() => deliver(message, keys, sending))
        })
      })
    })
  )
