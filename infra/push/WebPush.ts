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
  /** Seconds the push service stores it while the browser is offline. */
  readonly ttl: number
  readonly urgency: "very-low" | "low" | "normal" | "high"
  /** Replaces an undelivered message with the same topic; at most 32 characters of base64url. */
  readonly topic: string
}

/** The outcome. `Gone`: the subscription has ended. `retryAfter` in seconds. */
export type PushOutcome =
  | { readonly _tag: "Delivered" }
  | { readonly _tag: "Gone" }
  | { readonly _tag: "Refused"; readonly reason: string }
  | { readonly _tag: "Later"; readonly reason: string; readonly retryAfter: number | null }

/** Push messages to browsers (Web Push, RFC 8030). */
export class WebPush extends Context.Service<
  WebPush,
  {
    /** The key that browsers subscribe with, base64url; for a signed-in user in their unit of work. */
    readonly publicKey: Effect.Effect<string>
    /** A normalized subscription URL; none when its host is not allowed. */
    readonly endpointOf: (text: string) => Option.Option<string>
    /** Sends one message with system rights. Takes up to 10 seconds, so call it outside of a transaction. */
    readonly send: (message: PushMessage) => Effect.Effect<PushOutcome>
  }
>()("infra/push/WebPush") {}

/** Milliseconds that a push service has to respond. */
const TIMEOUT = 10_000

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
      const sending = { subject: subjectOf(options), timeout: TIMEOUT }
      const endpointOf = (text: string) => Option.fromUndefinedOr(allowedEndpoint(text, options.pushHosts))
      return WebPush.of({
        publicKey: stored.publicKey,
        endpointOf,
        send: Effect.fn("push.send")(function* (message) {
          // Checked again: the list may have changed since the browser subscribed.
          if (Option.isNone(endpointOf(message.endpoint)))
            return { _tag: "Refused", reason: "its host is not among PUSH_HOSTS" }
          const keys = yield* stored.pair
          // No key was ever published, so no browser can have subscribed with it.
          if (keys === undefined) return { _tag: "Gone" }
          return yield* Effect.promise(() => deliver(message, keys, sending))
        })
      })
    })
  )
