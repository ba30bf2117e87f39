import type { OrganizationId, PageRequest, Permission, Role, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { type MemberId, MemberView } from "../contract/views.ts"

/** Someone's membership as it is stored: without their profile and without what depends on who looks. */
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
    /** Newest first, one row more than the page holds. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<MemberRow>>
    readonly countOwners: (organizationId: OrganizationId) => Effect.Effect<number>
    readonly setRole: (membership: Membership, role: Role) => Effect.Effect<void>
    readonly remove: (membership: Membership) => Effect.Effect<void>
  }
>()("tenancy/Members") {}

/** What a member is in the organization they have entered. */
export interface MemberAccess {
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

/** The way into an organization: what every request of a member passes. */
export class Memberships extends Context.Service<
  Memberships,
  {
    /**
     * Enters the organization in the open transaction: from here on row security shows its rows to this
     * person. For someone who is no active member nothing changes and nothing is shown. One statement.
     */
    readonly enter: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<MemberAccess>>
    /** Those of these people who are active members of the organization one is at work in. One statement. */
    readonly activeAmong: (
      organizationId: OrganizationId,
      people: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlySet<UserId>>
    /** The active members of the organization one is at work in whose role holds a permission. */
    readonly holding: (
      organizationId: OrganizationId,
      permission: Permission
    ) => Effect.Effect<ReadonlyArray<UserId>>
    /** The active members of an organization. */
    readonly of: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<UserId>>
    /** Where a person is an active member. Everything with the rights of the system, nothing before a sign-in. */
    readonly organizationsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The same of many people in one statement. Needs the rights of the system. */
    readonly organizationsOfEach: (
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyMap<UserId, ReadonlySet<OrganizationId>>>
  }
>()("tenancy/Memberships") {}
