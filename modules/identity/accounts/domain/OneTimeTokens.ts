import { type EmailAddress, hours, minutes, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

export const purposes = ["verify_email", "change_email", "reset_password"] as const
export type Purpose = (typeof purposes)[number]

const lifetime: Readonly<Record<Purpose, number>> = {
  verify_email: hours(24),
  change_email: hours(24),
  reset_password: minutes(30)
}

export const oneTimeExpiry = (purpose: Purpose, at: Date): Date => plus(at, lifetime[purpose])

export interface OneTimeToken {
  readonly id: string
  readonly hash: Uint8Array
  readonly userId: UserId
  readonly purpose: Purpose
  /** The address the token was sent to. */
  readonly email: EmailAddress
  readonly at: Date
}

/** The tokens of emailed links. Row security shows only the current person's. */
export class OneTimeTokens extends Context.Service<
  OneTimeTokens,
  {
    /** False when a token with this id exists already. */
    readonly add: (token: OneTimeToken) => Effect.Effect<boolean>
    /** Looks up the account of a reset token without using it. Requires no signed-in person. */
    readonly resettable: (
      hash: Uint8Array,
      at: Date
    ) => Effect.Effect<Option.Option<{ readonly userId: UserId; readonly email: EmailAddress }>>
    /** Uses up a token; of concurrent calls, one succeeds. None when unknown, used, expired or for another purpose. */
    readonly use: (
      userId: UserId,
      hash: Uint8Array,
      purposes: ReadonlyArray<Purpose>,
      at: Date
    ) => Effect.Effect<Option.Option<{ readonly purpose: Purpose; readonly email: EmailAddress }>>
    /** Invalidates all links sent so far, or those for these purposes. */
    readonly removeAll: (userId: UserId, purposes?: ReadonlyArray<Purpose>) => Effect.Effect<void>
  }
>()("identity/OneTimeTokens") {}
