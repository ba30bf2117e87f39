import { line, OrganizationId } from "#kernel"
import { Schema } from "effect"
import { DomainName } from "./domainName.ts"
import { DomainId } from "./ids.ts"

/** The most domains of an organization. */
export const MOST_DOMAINS = 20

/** What people enter. The secret is never shown again; without one, the stored one stays. */
export const ConnectionFields = {
  name: line("Name", { max: 60 }),
  issuer: line("Issuer", { max: 500 }),
  client_id: line("Client ID", { max: 200 }),
  client_secret: Schema.optionalKey(line("Client secret", { max: 500 }))
}

/** An organization's OpenID Connect issuer. It has to allow `/auth/issuer/<id>/callback` as redirect URI. */
export const ConnectionView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  issuer: Schema.String,
  client_id: Schema.String,
  updated_at: Schema.Date
})
export type ConnectionView = typeof ConnectionView.Type

/**
 * A domain of an organization's addresses. It is verified by a TXT record with this name and value. `required`: people with
 * addresses at the domain sign in with the organization's issuer, and with nothing else.
 */
export const DomainView = Schema.Struct({
  id: DomainId,
  organization_id: OrganizationId,
  domain: DomainName,
  record_name: Schema.String,
  record_value: Schema.String,
  verified_at: Schema.NullOr(Schema.Date),
  required: Schema.Boolean,
  created_at: Schema.Date
})
export type DomainView = typeof DomainView.Type

export const SingleSignOnView = Schema.Struct({
  connection: Schema.NullOr(ConnectionView),
  domains: Schema.Array(DomainView)
})
export type SingleSignOnView = typeof SingleSignOnView.Type
