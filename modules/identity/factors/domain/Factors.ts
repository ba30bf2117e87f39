import { hours, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { FactorId, FactorView } from "../../contract/index.ts"

export const factorTypes = ["totp", "phone"] as const
export const factorStatuses = ["unverified", "verified"] as const

/** Authenticator apps of one account. */
export const MOST_FACTORS = 5

/** What an authenticator app shows next to the account's address. */
export const ISSUER = "Motorpool"

const ENROLLMENT = hours(1)

/** An authenticator app added before this, and not verified since, can no longer be verified. */
export const enrolledSince = (at: Date): Date => plus(at, -ENROLLMENT)

/** An authenticator app, with its encrypted secret. `lastStep` is the latest step whose code was used. */
export interface Authenticator {
  readonly id: FactorId
  readonly secret: string
  readonly lastStep: number | null
}

export interface NewAuthenticator {
  readonly id: FactorId
  readonly userId: UserId
  readonly name: string
  readonly secret: string
  readonly at: Date
}

/** Second factors. Row security shows only the current person's. */
export class Factors extends Context.Service<
  Factors,
  {
    /** Replaces those that are not verified yet. */
    readonly enroll: (authenticator: NewAuthenticator) => Effect.Effect<void>
    /** One that is not verified yet and was added since. */
    readonly enrolled: (
      userId: UserId,
      id: FactorId,
      since: Date
    ) => Effect.Effect<Option.Option<Authenticator>>
    readonly verify: (id: FactorId, step: number, at: Date) => Effect.Effect<void>
    /** The verified authenticator apps. */
    readonly authenticators: (userId: UserId) => Effect.Effect<ReadonlyArray<Authenticator>>
    /** Marks a step as used; false if it or a later one was used before. Of concurrent calls, one succeeds. */
    readonly use: (id: FactorId, step: number, at: Date) => Effect.Effect<boolean>
    /**
     * Whether signing in requires a second factor: an authenticator app or a passkey. A phone alone cannot be, so it does not
     * count.
     */
    readonly areRequired: (userId: UserId) => Effect.Effect<boolean>
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<FactorView>>
    /** Returns the removed one. */
    readonly remove: (
      userId: UserId,
      id: FactorId
    ) => Effect.Effect<Option.Option<Pick<FactorView, "factor_type" | "friendly_name">>>
    /** Returns how many. */
    readonly removeAll: (userId: UserId) => Effect.Effect<number>
  }
>()("identity/Factors") {}
