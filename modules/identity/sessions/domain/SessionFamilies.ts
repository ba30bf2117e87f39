import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { SessionView, SignInMethod } from "../../contract/index.ts"
import type { Expiry, Presented } from "./session.ts"

export const endReasons = [
  "signed_out",
  "ended_by_owner",
  "refresh_reuse",
  "password_changed",
  "password_reset",
  "address_proven",
  "account_disabled",
  "ended_by_operator",
  "factor_added",
  "factors_reset",
  "single_sign_on"
] as const
export type EndReason = (typeof endReasons)[number]

export interface StoredPair {
  readonly accessHash: Uint8Array
  readonly refreshHash: Uint8Array
  readonly expiry: Expiry
}

export interface NewSession {
  readonly id: SessionId
  readonly userId: UserId
  readonly at: Date
  readonly expiresAt: Date
  readonly userAgent: string
  readonly address: string
  readonly by: SignInMethod
  readonly pair: StoredPair
}

export interface SessionOwner {
  readonly userId: UserId
  readonly sessionId: SessionId
}

/** Sessions, each with all tokens issued since one sign-in. Row security shows only the current person's. */
export class SessionFamilies extends Context.Service<
  SessionFamilies,
  {
    readonly open: (session: NewSession) => Effect.Effect<void>
    /** Active sessions, last seen first, at most 100. */
    readonly list: (userId: UserId, current: SessionId, at: Date) => Effect.Effect<ReadonlyArray<SessionView>>
    /** The owner of a refresh token, used or not; none for a disabled account. Requires no signed-in person. */
    readonly ownerOf: (refreshHash: Uint8Array) => Effect.Effect<Option.Option<SessionOwner>>
    /** Locks the session until the unit of work ends, then reads the token: serializes rotation and revocation. */
    readonly lock: (sessionId: SessionId, refreshHash: Uint8Array) => Effect.Effect<Option.Option<Presented>>
    readonly rotate: (
      owner: SessionOwner,
      usedHash: Uint8Array,
      successor: StoredPair,
      at: Date
    ) => Effect.Effect<void>
    /** The session's person has proven who they are: access tokens other than this one expire in a moment. */
    readonly prove: (owner: SessionOwner, accessHash: Uint8Array, at: Date) => Effect.Effect<void>
    /** When the tokens of a stored pair expire. */
    readonly expiryOf: (refreshHash: Uint8Array) => Effect.Effect<Option.Option<Expiry>>
    /** False when it does not exist or has ended. */
    readonly end: (owner: SessionOwner, because: EndReason, at: Date) => Effect.Effect<boolean>
    /** Ends all sessions of a person except one and returns which ended. */
    readonly endAll: (
      userId: UserId,
      except: SessionId | null,
      because: EndReason,
      at: Date
    ) => Effect.Effect<ReadonlyArray<SessionId>>
    /** Whether the account was used with this browser and system before, in any version. */
    readonly knowsDevice: (userId: UserId, userAgent: string) => Effect.Effect<boolean>
  }
>()("identity/SessionFamilies") {}
