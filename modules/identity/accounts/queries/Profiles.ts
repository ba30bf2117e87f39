import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { Locale } from "../../contract/index.ts"

/**
 * A person as other modules show them. `locale` is null until one is chosen. A deleted account has no email address, and is
 * called `Deleted user` in the reader's language.
 */
export interface Profile {
  readonly full_name: string
  readonly avatar_url: string | null
  readonly email: EmailAddress | null
  readonly locale: Locale | null
}

/** People by id, in one statement. The caller checks that they may be shown. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /** Unknown ids are left out. */
    readonly byIds: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, Profile>>
  }
>()("identity/Profiles") {}
