import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { Locale } from "../../contract/index.ts"

/** How to reach a person. `locale` and `time_zone` are null until chosen. */
export interface Contact {
  readonly email: EmailAddress
  readonly email_verified_at: Date | null
  readonly locale: Locale | null
  readonly time_zone: string | null
}

/** An account that sends emails to people outside: replies go to its address, its allowance follows from its age. */
export interface SendingAccount {
  readonly email: EmailAddress
  readonly created_at: Date
}

/** Accounts and their addresses, for modules that invite and notify people. */
export class Accounts extends Context.Service<
  Accounts,
  {
    /** The account with this address, verified or not, disabled or not. */
    readonly byEmail: (email: EmailAddress) => Effect.Effect<Option.Option<UserId>>
    /** The account's address; none unless verified. */
    readonly verifiedEmail: (userId: UserId) => Effect.Effect<Option.Option<EmailAddress>>
    /** The person's own account as a sender of emails; none unless its address is verified. */
    readonly senderOf: (userId: UserId) => Effect.Effect<Option.Option<SendingAccount>>
    /** None for a disabled account. A person's own, or anyone's with the system role. */
    readonly contactOf: (userId: UserId) => Effect.Effect<Option.Option<Contact>>
  }
>()("identity/Accounts") {}
