import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { Locale } from "../contract/index.ts"

/** How and where a person is told of something. `locale` and `time_zone` are null until they were chosen. */
export interface Contact {
  readonly email: EmailAddress
  readonly email_verified_at: Date | null
  readonly locale: Locale | null
  readonly time_zone: string | null
}

/** Where to reach a person: oneself, or with the system's rights anybody. None for a disabled account. */
export class Contacts extends Context.Service<
  Contacts,
  { readonly of: (userId: UserId) => Effect.Effect<Option.Option<Contact>> }
>()("identity/Contacts") {}
