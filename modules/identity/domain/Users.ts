import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { EmailTaken, Locale, Units, User } from "../contract/index.ts"
import type { Account } from "./Account.ts"

export interface NewAccount {
  readonly id: UserId
  readonly email: EmailAddress
  readonly fullName: string
  readonly locale: Locale | null
  /** PHC string. */
  readonly password: string
  readonly at: Date
}

/** What of a profile changes; what is left out stays. */
export interface ProfileEdit {
  readonly full_name?: string
  readonly locale?: Locale | null
  readonly time_zone?: string | null
  readonly units?: Units | null
}

/** Accounts with their profiles, one's own only. */
export class Users extends Context.Service<
  Users,
  {
    /** Of two accounts with one address, one fails, however close together they come. */
    readonly add: (account: NewAccount) => Effect.Effect<void, EmailTaken>
    readonly find: (id: UserId) => Effect.Effect<Option.Option<User>>
    /** The account, locked until the unit of work ends: sign-in, proof and disabling take turns. */
    readonly lock: (id: UserId) => Effect.Effect<Option.Option<Account>>
    readonly markVerified: (id: UserId, at: Date) => Effect.Effect<void>
    readonly moveTo: (id: UserId, email: EmailAddress, at: Date) => Effect.Effect<void, EmailTaken>
    readonly setDisabled: (id: UserId, at: Date | null) => Effect.Effect<void>
    readonly editProfile: (id: UserId, edit: ProfileEdit, at: Date) => Effect.Effect<void>
    /** Answers the file that was there before. */
    readonly setAvatar: (id: UserId, file: string | null, at: Date) => Effect.Effect<string | null>
  }
>()("identity/Users") {}
