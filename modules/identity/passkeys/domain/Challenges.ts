import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { ChallengePurpose } from "./passkey.ts"

/** What a challenge was issued for, and to whom: null before anyone is known. */
export interface ChallengeUse {
  readonly purpose: ChallengePurpose
  readonly userId: UserId | null
}

/** What passkeys have to sign. Row security shows the current person's, and those of nobody. */
export class Challenges extends Context.Service<
  Challenges,
  {
    /** Replaces those of the person for the same purpose. */
    readonly add: (hash: Uint8Array, use: ChallengeUse, at: Date) => Effect.Effect<void>
    /** Uses a challenge up. False if it is expired, unknown, or for another use; of concurrent calls, one succeeds. */
    readonly take: (hash: Uint8Array, use: ChallengeUse, at: Date) => Effect.Effect<boolean>
  }
>()("identity/Challenges") {}
