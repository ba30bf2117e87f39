import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** Which account an address belongs to, and whether it was proven; for modules that invite people. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** The account with this address, verified or not, disabled or not. */
    readonly byEmail: (email: EmailAddress) => Effect.Effect<Option.Option<UserId>>
    /** The account's address; none unless it was proven. */
    readonly verifiedEmail: (userId: UserId) => Effect.Effect<Option.Option<EmailAddress>>
  }
>()("identity/Accounts") {}
