import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** Whose access token this is. Asked for every request, so it reads and never writes. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** None when the token is unknown or expired, its session has ended or its account is disabled. */
    readonly byAccessToken: (
      token: string
    ) => Effect.Effect<Option.Option<{ readonly userId: UserId; readonly sessionId: SessionId }>>
    /** Those of many tokens that would still be somebody's. One statement. */
    readonly stillValid: (tokens: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
    /** Whether a session still holds; one's own, or with the system's rights anybody's. */
    readonly isLive: (userId: UserId, sessionId: SessionId) => Effect.Effect<boolean>
  }
>()("identity/Sessions") {}
