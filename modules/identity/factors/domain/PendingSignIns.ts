import { minutes, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

const LIFETIME = minutes(10)

export const signInExpiry = (at: Date): Date => plus(at, LIFETIME)

export interface PendingSignIn {
  readonly hash: Uint8Array
  readonly userId: UserId
  /** The issuer with which it was begun, if it was. */
  readonly connection: string | null
  readonly at: Date
}

/** Sign-ins that await their second factor. Row security shows only the current person's. */
export class PendingSignIns extends Context.Service<
  PendingSignIns,
  {
    readonly add: (signIn: PendingSignIn) => Effect.Effect<void>
    readonly find: (
      userId: UserId,
      hash: Uint8Array,
      at: Date
    ) => Effect.Effect<Option.Option<Pick<PendingSignIn, "connection">>>
    /** False when there is none. */
    readonly remove: (userId: UserId, hash: Uint8Array) => Effect.Effect<boolean>
    readonly removeAll: (userId: UserId) => Effect.Effect<void>
  }
>()("identity/PendingSignIns") {}
