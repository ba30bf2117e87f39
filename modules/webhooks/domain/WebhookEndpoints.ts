import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { WebhookEndpointId } from "../contract/ids.ts"
import { type DisabledReason, WebhookEndpointFields, WebhookEndpointView } from "../contract/views.ts"

const fields = Schema.Struct(WebhookEndpointFields)
/** What people enter. */
export type Entered = typeof fields.Type

/** An endpoint as stored, with its sealed secrets. `failing_since`: no delivery has succeeded since. */
export const StoredEndpoint = Schema.Struct({
  ...Struct.omit(WebhookEndpointView.fields, ["last_delivery"]),
  failing_since: Schema.NullOr(Schema.Date),
  secret: Schema.String,
  previous_secret: Schema.NullOr(Schema.String)
})
export type StoredEndpoint = typeof StoredEndpoint.Type

/** Sealed secrets, and until when the previous one still signs. */
export type SealedSecrets = Pick<StoredEndpoint, "secret" | "previous_secret" | "previous_secret_until">

/** What members change. */
export type Changes = Partial<Entered & Pick<StoredEndpoint, "enabled">>

/** The names of the fields that a change makes different. */
export const changedFields = (before: StoredEndpoint, changes: Changes): ReadonlyArray<string> =>
  (["url", "description", "event_types", "enabled"] as const).filter(
    (name) => name in changes && JSON.stringify(before[name]) !== JSON.stringify(changes[name])
  )

/** The endpoint after a change. One that is enabled again, or is elsewhere, starts without the failures before. */
export const changed = (before: StoredEndpoint, changes: Changes, at: Date): StoredEndpoint => {
  const isFresh = (changes.enabled === true && !before.enabled) || (changes.url ?? before.url) !== before.url
  return {
    ...before,
    ...changes,
    ...(isFresh && { failing_since: null }),
    ...(changes.enabled === true && { disabled_reason: null }),
    updated_at: at
  }
}

/** Where the events of organizations are sent. */
export class WebhookEndpoints extends Context.Service<
  WebhookEndpoints,
  {
    /** Locks the endpoints of an organization against further ones, and counts them. */
    readonly count: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly add: (endpoint: StoredEndpoint) => Effect.Effect<void>
    /** Newest first. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<WebhookEndpointView>>
    readonly view: (
      organizationId: OrganizationId,
      id: WebhookEndpointId
    ) => Effect.Effect<Option.Option<WebhookEndpointView>>
    readonly find: (
      organizationId: OrganizationId,
      id: WebhookEndpointId
    ) => Effect.Effect<Option.Option<StoredEndpoint>>
    /** Like `find`, but locks the endpoint until the unit of work ends. */
    readonly lock: (
      organizationId: OrganizationId,
      id: WebhookEndpointId
    ) => Effect.Effect<Option.Option<StoredEndpoint>>
    /** The enabled endpoints that receive events of a type. */
    readonly receiving: (
      organizationId: OrganizationId,
      type: string
    ) => Effect.Effect<ReadonlyArray<WebhookEndpointId>>
    readonly save: (endpoint: StoredEndpoint) => Effect.Effect<void>
    readonly disable: (endpoint: StoredEndpoint, reason: DisabledReason, at: Date) => Effect.Effect<void>
    readonly remove: (endpoint: StoredEndpoint) => Effect.Effect<void>
    /** The endpoints of all organizations in the order of their ids, after one of them. Needs the system role. */
    readonly after: (
      id: WebhookEndpointId | null,
      limit: number
    ) => Effect.Effect<ReadonlyArray<StoredEndpoint>>
    /** Replaces sealed secrets, unless they have changed meanwhile. Needs the system role. */
    readonly reseal: (before: StoredEndpoint, secrets: SealedSecrets) => Effect.Effect<void>
  }
>()("webhooks/WebhookEndpoints") {}
