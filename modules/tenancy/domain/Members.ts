import type { OrganizationId, PageRequest, Permission, Role, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { type MemberId, MemberView } from "../contract/views.ts"

/** A membership as stored: without the profile and the fields that depend on the viewer. */
export const Membership = MemberView.mapFields(Struct.omit(["full_name", "avatar_url", "email", "can"]))
export type Membership = typeof Membership.Type

/** A row of the member list; `owners` is how many owners the organization has, the same on every row. */
export const MemberRow = Schema.Struct({ ...Membership.fields, owners: Schema.Int })
export type MemberRow = typeof MemberRow.Type

export class Members extends Context.Service<
  Members,
  {
    readonly add: (membership: Membership) => Effect.Effect<void>
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
    readonly setRole: (membership: Membership, role: Role) => Effect.Effect<void>
    readonly remove: (membership: Membership) => Effect.Effect<void>
  }
>()("tenancy/Members") {}

/** A member's role and permissions in the organization they have entered. */
export interface MemberAccess {
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

/** Who is a member of what. Every request to an organization passes `enter`. */
export class Memberships extends Context.Service<
  Memberships,
  {
    /**
     * Enters the organization in the open transaction: from then on row security shows its rows to this person. For
     * anyone but an active member nothing changes. One statement.
     */
    readonly enter: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<MemberAccess>>
    /** Filters people to active members of the current organization, in one statement. */
    readonly activeAmong: (
      organizationId: OrganizationId,
      people: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlySet<UserId>>
    /** The active members of the current organization whose role holds a permission. */
    readonly holding: (
      organizationId: OrganizationId,
      permission: Permission
    ) => Effect.Effect<ReadonlyArray<UserId>>
    /** The active members of an organization. */
    readonly of: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<UserId>>
    /** Where a person is an active member: a person's own memberships, or anyone's with the system role. */
    readonly organizationsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The same for many people, in one statement. Needs the system role. */
    readonly organizationsOfEach: (
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyMap<UserId, ReadonlySet<OrganizationId>>>
  }
>()("tenancy/Memberships") {}
