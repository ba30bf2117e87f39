import type { UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** A code as it is stored: the part that selects it, and the hash of the rest, as a PHC string. */
export interface StoredCode {
  readonly selector: string
  readonly hash: string
}

/** Codes that stand in for a lost factor, once each. Row security shows only the current person's. */
export class RecoveryCodes extends Context.Service<
  RecoveryCodes,
  {
    readonly replace: (userId: UserId, codes: ReadonlyArray<StoredCode>, at: Date) => Effect.Effect<void>
    /** None when there is no such code, or it was used. */
    readonly hashOf: (userId: UserId, selector: string) => Effect.Effect<Option.Option<string>>
    /** Uses a code up, if it still has this hash; of concurrent calls, one succeeds. */
    readonly use: (userId: UserId, code: StoredCode, at: Date) => Effect.Effect<boolean>
    /** How many can still be used. */
    readonly left: (userId: UserId) => Effect.Effect<number>
    readonly removeAll: (userId: UserId) => Effect.Effect<void>
  }
>()("identity/RecoveryCodes") {}
