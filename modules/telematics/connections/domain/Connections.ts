import { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { ConnectionAttemptInvalid } from "../../contract/errors.ts"
import { type ConnectionState, ProviderName, WalletAddress } from "../../contract/views.ts"

/**
 * A user's account at a provider and the organization that it serves. `read_at`: the last successful reading.
 * `read_failed_at`: the last failure, if no reading has succeeded since.
 */
export const Connection = Schema.Struct({
  provider: ProviderName,
  user_id: UserId,
  organization_id: OrganizationId,
  wallet_address: WalletAddress,
  expires_at: Schema.Date,
  connected_at: Schema.Date,
  read_at: Schema.NullOr(Schema.Date),
  read_failed_at: Schema.NullOr(Schema.Date)
})
export type Connection = typeof Connection.Type

/** Connected only while a connection's expiry is in the future. */
export const stateOf = (connection: Connection | undefined, at: Date): ConnectionState => {
  if (connection === undefined) return "none"
  return connection.expires_at > at ? "connected" : "expired"
}

/** The outcome of a reading; the instants are those at which it began. */
export type Reading = { readonly read_at: Date } | { readonly read_failed_at: Date }

/** Connected accounts. A user has one per provider. */
export class Connections extends Context.Service<
  Connections,
  {
    /** None once the user has left the organization that it served. */
    readonly ofPerson: (userId: UserId) => Effect.Effect<Option.Option<Connection>>
    /** Active connections of an organization at an instant, oldest first, without those of users who left. */
    readonly serving: (organizationId: OrganizationId, at: Date) => Effect.Effect<ReadonlyArray<Connection>>
    /**
     * Replaces the user's connection, deletes what the previous one shared and returns the previous one. Locks the
     * membership until the unit of work ends; fails when the user is no longer a member.
     */
    readonly replace: (
      connection: Connection
    ) => Effect.Effect<Option.Option<Connection>, ConnectionAttemptInvalid>
    /** Deletes a user's connection with everything it shares, and returns it. */
    readonly remove: (userId: UserId) => Effect.Effect<Option.Option<Connection>>
    /** Deletes a user's connection if it predates their leaving the organization, and returns it. */
    readonly removeFormer: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<Connection>>
    /**
     * Reloads and locks this connection until the unit of work ends. None when it was replaced, has expired, serves no
     * organization or was read by a later reading.
     */
    readonly lock: (connection: Connection, readingBegan: Date) => Effect.Effect<Option.Option<Connection>>
    readonly note: (connection: Connection, reading: Reading) => Effect.Effect<void>
    /** Active connections of all organizations, the least recently read first. */
    readonly toRead: (at: Date, limit: number) => Effect.Effect<ReadonlyArray<Connection>>
    /** Connections of all organizations or of one, newest first. */
    readonly list: (organizationId: OrganizationId | null) => Effect.Effect<ReadonlyArray<Connection>>
    /** Expires a connection earlier than planned, and returns it as it was. */
    readonly expire: (userId: UserId, at: Date) => Effect.Effect<Option.Option<Connection>>
  }
>()("telematics/Connections") {}
