import type { Person, SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** Authenticates programs. */
export class ApiTokens extends Context.Service<
  ApiTokens,
  {
    /** As whom a token acts, and how far; notes its use. None when it is unknown, expired, revoked or refused. */
    readonly use: (token: string) => Effect.Effect<Option.Option<Person>>
    /** Whether the token that a person called with is still valid. Of the current person. */
    readonly isLive: (userId: UserId, id: SessionId) => Effect.Effect<boolean>
  }
>()("tokens/ApiTokens") {}
