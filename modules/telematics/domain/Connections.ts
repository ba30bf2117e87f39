import { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import type { ConnectionAttemptInvalid } from "../contract/errors.ts"
import { type ConnectionState, ProviderName, WalletAddress } from "../contract/views.ts"

/**
 * A person's account with a provider and the one organization that it serves. `read_at`: when what it shares
 * was read last; `read_failed_at`: when that failed, if it has not succeeded since.
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

/** Connected only while there is a record whose end lies in the future. */
export const stateOf = (connection: Connection | undefined, at: Date): ConnectionState => {
  if (connection === undefined) return "none"
  return connection.expires_at > at ? "connected" : "expired"
}

/** What came of reading; the instants are those at which it began. */
export type Reading = { readonly read_at: Date } | { readonly read_failed_at: Date }

/** The accounts that people connected. A person has one record of a provider. */
export class Connections extends Context.Service<
  Connections,
  {
    /** None once the person has left the organization that it served. */
    readonly ofPerson: (userId: UserId) => Effect.Effect<Option.Option<Connection>>
    /** Those that serve an organization at an instant, oldest first: of people who have not left it since. */
    readonly serving: (organizationId: OrganizationId, at: Date) => Effect.Effect<ReadonlyArray<Connection>>
    /**
     * Keeps the person's new connection instead of the one they had, which is answered, and forgets what that
     * one shared. The person stays a member until this unit of work ends; refused when they are none by now.
     */
    readonly replace: (
      connection: Connection
    ) => Effect.Effect<Option.Option<Connection>, ConnectionAttemptInvalid>
    /** Deletes a person's connection with all it shared; answers what it was. */
    readonly remove: (userId: UserId) => Effect.Effect<Option.Option<Connection>>
    /** The same of what they connected for an organization before they left it; nothing of what they made since. */
    readonly removeLeft: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<Connection>>
    /**
     * This connection as it is now, kept as it is until this unit of work ends. None when it is another by now,
     * has expired, serves nobody any more, or was read by a reading that began later.
     */
    readonly hold: (connection: Connection, readingBegan: Date) => Effect.Effect<Option.Option<Connection>>
    readonly note: (connection: Connection, reading: Reading) => Effect.Effect<void>
    /** Everywhere, those that serve and have not expired; those that were asked longest ago come first. */
    readonly toRead: (at: Date, limit: number) => Effect.Effect<ReadonlyArray<Connection>>
    /** Everywhere, newest first; of one organization when it is given. */
    readonly list: (organizationId: OrganizationId | null) => Effect.Effect<ReadonlyArray<Connection>>
    /** Ends one that would end later; answers what it was. */
    readonly expire: (userId: UserId, at: Date) => Effect.Effect<Option.Option<Connection>>
  }
>()("telematics/Connections") {}
