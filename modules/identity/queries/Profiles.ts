import type { EmailAddress, UserId } from "#kernel"
import { Context, type Effect } from "effect"
import type { Locale } from "../contract/index.ts"

/** How other modules show a person, and where they write to. `locale` is null until one was chosen. */
export interface Profile {
  readonly full_name: string
  readonly avatar_url: string | null
  readonly email: EmailAddress
  readonly locale: Locale | null
}

/** People by id, many at once. Whoever asks must have the right to see them. */
export class Profiles extends Context.Service<
  Profiles,
  {
    /** Ids that belong to nobody are left out. */
    readonly byIds: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyMap<UserId, Profile>>
  }
>()("identity/Profiles") {}
