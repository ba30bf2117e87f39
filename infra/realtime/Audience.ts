import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"

/** Who may hear what, asked of the modules that know; about many people at once. */
export class Audience extends Context.Service<
  Audience,
  {
    /** In which organizations each of these people is now. Who is in none need not be in the answer. */
    readonly organizationsOf: (
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyMap<string, ReadonlySet<string>>>
    /** Which of these access tokens still let their person in. */
    readonly signedIn: (tokens: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
  }
>()("infra/realtime/Audience") {}
