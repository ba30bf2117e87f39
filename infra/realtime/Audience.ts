import type { UserId } from "#kernel"
import { Context, type Effect } from "effect"

/** Who may receive which events, for many users in one query; the modules implement it. */
export class Audience extends Context.Service<
  Audience,
  {
    /** The current organizations of each of these users. Users without any may be left out. */
    readonly organizationsOf: (
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyMap<string, ReadonlySet<string>>>
    /** Which of these access tokens are still valid. */
    readonly signedIn: (tokens: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
  }
>()("infra/realtime/Audience") {}
