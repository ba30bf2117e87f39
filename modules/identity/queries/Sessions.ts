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
  }
>()("identity/Sessions") {}
