import { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"

/** An organization's issuer as stored. `id` names it in addresses; `client_secret` is sealed. */
export const Connection = Schema.Struct({
  organization_id: OrganizationId,
  id: Schema.String,
  name: Schema.String,
  issuer: Schema.String,
  client_id: Schema.String,
  client_secret: Schema.String,
  updated_at: Schema.Date
})
export type Connection = typeof Connection.Type

/** What client secrets are sealed for. */
export const CLIENT_SECRET = "sso.client-secret"

/** The issuers of organizations, at most one each. */
export class Connections extends Context.Service<
  Connections,
  {
    readonly of: (organizationId: OrganizationId) => Effect.Effect<Option.Option<Connection>>
    /** Like `of`, but locks it until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId) => Effect.Effect<Option.Option<Connection>>
    readonly set: (connection: Connection) => Effect.Effect<void>
    /** False if there is none. */
    readonly remove: (organizationId: OrganizationId) => Effect.Effect<boolean>
    /** All of them. Needs the system role. */
    readonly all: Effect.Effect<ReadonlyArray<Connection>>
    /** Replaces the sealed secret, unless it has changed meanwhile. Needs the system role. */
    readonly reseal: (before: Connection, secret: string) => Effect.Effect<void>
  }
>()("sso/Connections") {}
