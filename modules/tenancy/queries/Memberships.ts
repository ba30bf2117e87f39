import type { OrganizationId, Permission, Role, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

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
     * anyone but an active member, with a second factor if the organization requires one, nothing changes. One statement.
     */
    readonly enter: (
      organizationId: OrganizationId,
      userId: UserId
    ) => Effect.Effect<Option.Option<MemberAccess>>
    /** Whether this is why an active member was not let in: the organization requires a second factor, and they have none. */
    readonly awaitsSecondFactor: (organizationId: OrganizationId, userId: UserId) => Effect.Effect<boolean>
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
    /** The active members of the current organization with exactly this role. */
    readonly inRole: (organizationId: OrganizationId, role: Role) => Effect.Effect<ReadonlyArray<UserId>>
    /** The active members of an organization. */
    readonly of: (organizationId: OrganizationId) => Effect.Effect<ReadonlyArray<UserId>>
    /** Where a person is an active member: a person's own memberships, or anyone's with the system role. */
    readonly organizationsOf: (userId: UserId) => Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The same without organizations that do not let the person in, because they require a second factor. */
    readonly openTo: (userId: UserId) => Effect.Effect<ReadonlyArray<OrganizationId>>
    /** The same as `openTo` for many people, in one statement. Needs the system role. */
    readonly organizationsOfEach: (
      userIds: ReadonlyArray<UserId>
    ) => Effect.Effect<ReadonlyMap<UserId, ReadonlySet<OrganizationId>>>
  }
>()("tenancy/Memberships") {}
