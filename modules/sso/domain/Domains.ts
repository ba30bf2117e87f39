import { OrganizationId, type SessionId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { DomainName } from "../contract/domainName.ts"
import type { DomainAdded, DomainTaken } from "../contract/errors.ts"
import { DomainId } from "../contract/ids.ts"
import type { DomainView } from "../contract/views.ts"

/** A domain as stored. `proof`: the text that its TXT record has to contain. */
export const Domain = Schema.Struct({
  organization_id: OrganizationId,
  id: DomainId,
  domain: Schema.toType(DomainName),
  proof: Schema.String,
  verified_at: Schema.NullOr(Schema.Date),
  required: Schema.Boolean,
  created_at: Schema.Date
})
export type Domain = typeof Domain.Type

/** Where the record belongs: a name of its own, so that it does not meet other records. */
export const recordName = (domain: string): string => `_motorpool.${domain}`
export const recordValue = (proof: string): string => `motorpool-verification=${proof}`

export const viewOf = ({ proof, ...domain }: Domain): DomainView => ({
  ...domain,
  record_name: recordName(domain.domain),
  record_value: recordValue(proof)
})

/** The domains of organizations' addresses. One is verified for one organization at a time. */
export class Domains extends Context.Service<
  Domains,
  {
    /** By name. */
    readonly all: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<Domain>>
    /** Locks it until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: DomainId) => Effect.Effect<Option.Option<Domain>>
    readonly add: (domain: Domain) => Effect.Effect<void, DomainAdded>
    readonly verify: (domain: Domain, at: Date) => Effect.Effect<void, DomainTaken>
    readonly require: (domain: Domain, required: boolean) => Effect.Effect<void>
    /** No domain of the organization requires its issuer any longer. Returns those that did. */
    readonly releaseAll: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<string>>
    readonly remove: (domain: Domain) => Effect.Effect<void>
    /** Ends the sessions of people with addresses at a verified domain of the current organization, except one. */
    readonly endSessions: (domain: Domain, except: SessionId, at: Date) => Effect.Effect<void>
  }
>()("sso/Domains") {}
