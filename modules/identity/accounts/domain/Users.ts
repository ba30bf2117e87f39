import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { EmailTaken, Locale, Units, User } from "../../contract/index.ts"
import type { Account } from "./Account.ts"

export interface NewAccount {
  readonly id: UserId
  readonly email: EmailAddress
  readonly fullName: string
  readonly locale: Locale | null
  /** PHC string; null if they sign in with an identity. */
  readonly password: string | null
  readonly at: Date
}

/** Omitted fields stay unchanged. */
export interface ProfileEdit {
  readonly full_name?: string
  readonly locale?: Locale | null
  readonly time_zone?: string | null
  readonly units?: Units | null
}

/** Accounts with their profiles. Row security shows only the current person's. */
export class Users extends Context.Service<
  Users,
  {
    /** Of concurrent calls with one address, one succeeds. */
    readonly add: (account: NewAccount) => Effect.Effect<void, EmailTaken>
    readonly find: (id: UserId) => Effect.Effect<Option.Option<User>>
    /** Locks the account until the unit of work ends: serializes sign-in, verification and disabling. */
    readonly lock: (id: UserId) => Effect.Effect<Option.Option<Account>>
    readonly markVerified: (id: UserId, at: Date) => Effect.Effect<void>
    readonly moveTo: (id: UserId, email: EmailAddress, at: Date) => Effect.Effect<void, EmailTaken>
    readonly setDisabled: (id: UserId, at: Date | null) => Effect.Effect<void>
    readonly editProfile: (id: UserId, edit: ProfileEdit, at: Date) => Effect.Effect<void>
    /** Returns the previous file. */
    readonly setAvatar: (id: UserId, file: string | null, at: Date) => Effect.Effect<string | null>
  }
>()("identity/Users") {}
