import { KnownEmail, OrganizationId, UserId } from "#kernel"
import { Schema, Struct } from "effect"
import { Organization } from "./views.ts"

/** An organization as an operator sees it. */
export const OrganizationSummary = Organization.mapFields(Struct.omit(["role", "can"])).mapFields(
  Struct.assign({ members: Schema.Int, pending_invitations: Schema.Int })
)
export type OrganizationSummary = typeof OrganizationSummary.Type

/** An organization with its owners, for contact. */
export const OrganizationDetails = OrganizationSummary.mapFields(
  Struct.assign({
    owners: Schema.Array(
      Schema.Struct({
        user_id: UserId,
        full_name: Schema.NullOr(Schema.String),
        email: Schema.NullOr(KnownEmail)
      })
    )
  })
)
export type OrganizationDetails = typeof OrganizationDetails.Type

export const DeletedOrganization = Schema.Struct({ id: OrganizationId, name: Schema.String })

/** What an organization stores, and how much it may store. */
export const StorageUsage = Schema.Struct({
  rows: Schema.Int,
  bytes: Schema.Int,
  max_rows: Schema.Int,
  max_bytes: Schema.Int,
  /** It has no quota of its own. */
  is_default: Schema.Boolean
})
export type StorageUsage = typeof StorageUsage.Type

/** The quotas of organizations without their own, and the number of organizations that an account may own. */
export const DefaultQuotas = Schema.Struct({
  max_rows: Schema.Int,
  max_bytes: Schema.Int,
  max_owned: Schema.Int
})
export type DefaultQuotas = typeof DefaultQuotas.Type
