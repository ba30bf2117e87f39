import { type EmailAddress, days, plus, type UserId } from "#kernel"
import { Context, type Effect } from "effect"

export const originKinds = ["device", "network"] as const

/** Digests of a device's secret and of a network. */
export interface Origin {
  readonly device: Uint8Array
  readonly network: Uint8Array
}

/** Of each kind, per account. The least recently used ones are forgotten. */
export const MOST_ORIGINS = 20

const LIFETIME = days(90)

/** When an origin used at `at` is forgotten. */
export const forgottenAt = (at: Date): Date => plus(at, LIFETIME)

/** An address that someone signs in with, and whether its account knows where they are. */
export interface Standing {
  /** Null without an account. */
  readonly userId: UserId | null
  readonly knowsDevice: boolean
  readonly knowsNetwork: boolean
}

/** The devices and networks that an account has signed in from. Row security shows only the current person's. */
export class KnownOrigins extends Context.Service<
  KnownOrigins,
  {
    /** One statement, whether or not the account exists. Requires no signed-in person. */
    readonly standingOf: (email: EmailAddress, origin: Origin, at: Date) => Effect.Effect<Standing>
    readonly remember: (userId: UserId, origin: Partial<Origin>, until: Date) => Effect.Effect<void>
    readonly forgetAll: (userId: UserId) => Effect.Effect<void>
  }
>()("identity/KnownOrigins") {}
