import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { SessionView } from "../contract/index.ts"
import type { Expiry, Presented } from "./session.ts"

/** Why a session ended. */
export const endReasons = [
  "signed_out",
  "ended_by_owner",
  "refresh_reuse",
  "password_changed",
  "password_reset",
  "address_proven",
  "account_disabled",
  "ended_by_operator"
] as const
export type EndReason = (typeof endReasons)[number]

/** A pair of tokens as stored. */
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
  readonly pair: StoredPair
}

export interface SessionOwner {
  readonly userId: UserId
  readonly sessionId: SessionId
}

/** Sessions, each with all the tokens that followed from one sign-in. One's own only. */
export class SessionFamilies extends Context.Service<
  SessionFamilies,
  {
    readonly open: (session: NewSession) => Effect.Effect<void>
    /** Those that still work, last seen first; at most 100. */
    readonly list: (userId: UserId, current: SessionId, at: Date) => Effect.Effect<ReadonlyArray<SessionView>>
    /** Whose refresh token this is, used or not; none for a disabled account. Needs nobody to be known. */
    readonly ownerOf: (refreshHash: Uint8Array) => Effect.Effect<Option.Option<SessionOwner>>
    /** Locks the session until the unit of work ends, then reads the token: rotation and revocation take turns. */
    readonly lock: (sessionId: SessionId, refreshHash: Uint8Array) => Effect.Effect<Option.Option<Presented>>
    readonly rotate: (
      owner: SessionOwner,
      usedHash: Uint8Array,
      successor: StoredPair,
      at: Date
    ) => Effect.Effect<void>
    /** When the tokens of a stored pair end. */
    readonly expiryOf: (refreshHash: Uint8Array) => Effect.Effect<Option.Option<Expiry>>
    /** Ends one session; false when it is not there or has ended. */
    readonly end: (owner: SessionOwner, because: EndReason, at: Date) => Effect.Effect<boolean>
    /** Ends all sessions of a person but one; answers which. */
    readonly endAll: (
      userId: UserId,
      except: SessionId | null,
      because: EndReason,
      at: Date
    ) => Effect.Effect<ReadonlyArray<SessionId>>
    /** Whether this account was used with such a browser and system before, whatever their versions. */
    readonly knowsDevice: (userId: UserId, userAgent: string) => Effect.Effect<boolean>
  }
>()("identity/SessionFamilies") {}
