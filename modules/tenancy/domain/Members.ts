import type { OrganizationId, PageRequest, Role, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { TooManyOrganizations } from "../contract/errors.ts"
import { MemberView } from "../contract/memberViews.ts"
import type { MemberId } from "../contract/views.ts"

/** A membership as stored: without the profile and the fields that depend on the viewer. */
export const Membership = MemberView.mapFields(Struct.omit(["full_name", "avatar_url", "email", "can"]))
export type Membership = typeof Membership.Type

/** A row of the member list; `owners` is how many owners the organization has, the same on every row. */
export const MemberRow = Schema.Struct({ ...Membership.fields, owners: Schema.Int })
export type MemberRow = typeof MemberRow.Type

export class Members extends Context.Service<
  Members,
  {
    readonly add: (membership: Membership) => Effect.Effect<void, TooManyOrganizations>
    readonly find: (organizationId: OrganizationId, id: MemberId) => Effect.Effect<Option.Option<Membership>>
    readonly ofUser: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<Membership>>
    /** Newest first, one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<MemberRow>>
    readonly countOwners: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly setRole: (membership: Membership, role: Role) => Effect.Effect<void, TooManyOrganizations>
    readonly remove: (membership: Membership) => Effect.Effect<void>
  }
>()("tenancy/Members") {}
