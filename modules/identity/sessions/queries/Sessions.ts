import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** Checks sessions. Runs on every request, so it never writes. */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** None when the token is unknown or expired, its session has ended or its account is disabled. */
    readonly byAccessToken: (
      token: string
    ) => Effect.Effect<Option.Option<{ readonly userId: UserId; readonly sessionId: SessionId }>>
    /** Returns the valid ones of many tokens, in one statement. */
    readonly stillValid: (tokens: ReadonlyArray<string>) => Effect.Effect<ReadonlySet<string>>
    /**
     * Whether this is the session's refresh token, or was within the grace period: what its browser has, and someone with
     * only an access token does not. Of the current person.
     */
    readonly holdsRefreshToken: (sessionId: SessionId, token: string) => Effect.Effect<boolean>
    /** Whether the session's person has proven who they are within the last five minutes. Of the current person. */
    readonly isProven: (sessionId: SessionId) => Effect.Effect<boolean>
    /** Whether a session is active: a person's own, or anyone's with the system role. */
    readonly isLive: (userId: UserId, sessionId: SessionId) => Effect.Effect<boolean>
  }
>()("identity/Sessions") {}
