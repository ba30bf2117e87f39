import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** A password as a PHC string, and the address to sign in with. */
export interface Credential {
  readonly email: EmailAddress
  readonly password: string
}

/** Passwords. Row security shows only the current person's. */
export class Credentials extends Context.Service<
  Credentials,
  {
    readonly of: (userId: UserId) => Effect.Effect<Option.Option<Credential>>
    readonly set: (userId: UserId, password: string, at: Date) => Effect.Effect<void>
  }
>()("identity/Credentials") {}
