import type { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { Organization } from "../contract/views.ts"
import type { OrganizationRecord } from "../domain/Organizations.ts"

export type OrganizationName = Pick<OrganizationRecord, "name" | "time_zone">
export type OrganizationSettings = Pick<
  OrganizationRecord,
  "name" | "customer_email" | "created_at" | "currency" | "time_zone" | "units"
>

/** An organization and a person's role in it. */
export const OwnOrganization = Schema.Struct({
  ...Struct.omit(Organization.fields, ["can"]),
  second_factor_from: Schema.NullOr(Schema.Date),
  lacks_second_factor: Schema.Boolean
})
export type OwnOrganization = typeof OwnOrganization.Type

/** Organizations as other modules read them. */
export class OrganizationDirectory extends Context.Service<
  OrganizationDirectory,
  {
    /**
     * Batched. Includes organizations that the reader was only invited to or has left: the caller
     * checks that they may see the names. Unknown ids are left out.
     */
    readonly namesOf: (
      ids: ReadonlyArray<OrganizationId>
    ) => Effect.Effect<ReadonlyMap<OrganizationId, OrganizationName>>
    /** None for any organization but the current one. */
    readonly settingsOf: (id: OrganizationId) => Effect.Effect<Option.Option<OrganizationSettings>>
    /** Those a person is an active member of, newest first: a person's own, or anyone's with the system role. */
    readonly ofPerson: (userId: UserId) => Effect.Effect<ReadonlyArray<OwnOrganization>>
  }
>()("tenancy/OrganizationDirectory") {}
