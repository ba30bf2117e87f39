import { Context, Effect } from "effect"
import { Forbidden } from "./errors.ts"
import type { OrganizationId, SessionId, UserId } from "./ids.ts"
import type { Permission } from "./Permission.ts"
import type { Role } from "./Role.ts"

/** What an API token allows: its scopes, in all organizations of its owner or only in one. */
export interface TokenAccess {
  readonly scopes: ReadonlySet<Permission>
  /** Null: everywhere. */
  readonly organizationId: OrganizationId | null
}

/** A signed-in user, or a program that calls with one of their API tokens. */
export interface Person {
  readonly _tag: "Person"
  readonly userId: UserId
  /** Of the session, or of the API token in its place. */
  readonly sessionId: SessionId
  /** Absent if they are signed in. */
  readonly token?: TokenAccess
}

/** A signed-in user acting in one organization. Made only by entering the organization in the database. */
export interface Member {
  readonly _tag: "Member"
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly token?: TokenAccess
  readonly organizationId: OrganizationId
  readonly role: Role
  /** Of the role; with an API token, those that are among its scopes. */
  readonly permissions: ReadonlySet<Permission>
}

/** The permissions of a role that a call has: with an API token, those among its scopes. */
export const withinScopes = (
  permissions: ReadonlySet<Permission>,
  token: TokenAccess | undefined
): ReadonlySet<Permission> =>
  token === undefined
    ? permissions
    : new Set([...permissions].filter((permission) => token.scopes.has(permission)))

/** Not signed in: row security shows no one's rows. */
export interface Anonymous {
  readonly _tag: "Anonymous"
}

/** A background job; `organizationId` and `userId` are those it acts for. */
export interface Job {
  readonly _tag: "Job"
  readonly name: string
  readonly organizationId?: OrganizationId
  readonly userId?: UserId
}

/** An operator running commands on the server. */
export interface Operator {
  readonly _tag: "Operator"
  readonly name: string
  readonly organizationId?: OrganizationId
  readonly userId?: UserId
}

/**
 * Who acts. Comes from the session, the command line or a job's envelope, never from a request's body.
 * The unit of work passes it to PostgreSQL for row security.
 */
export type Actor = Anonymous | Person | Member | Job | Operator

export class CurrentActor extends Context.Service<CurrentActor, Actor>()("kernel/CurrentActor") {}

/** The signed-in person. Public endpoints don't provide it, so their handlers can't require it. */
export class CurrentPerson extends Context.Service<CurrentPerson, Person | Member>()(
  "kernel/CurrentPerson"
) {}

/** The member acting in the organization of the path. */
export class CurrentMember extends Context.Service<CurrentMember, Member>()("kernel/CurrentMember") {}

export const anonymous: Anonymous = { _tag: "Anonymous" }

/** Runs as the person with this id, for the steps before a session exists: sign-up, sign-in, an emailed token. */
export const actingAs =
  (userId: UserId) =>
  <A, E, R>(self: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, CurrentActor>> =>
    Effect.provideService(self, CurrentActor, { _tag: "Job", name: "identity", userId })

/** Returns the current member, or fails when their role lacks the permission. */
export const permitted = (permission: Permission): Effect.Effect<Member, Forbidden, CurrentMember> =>
  CurrentMember.use((member) =>
    member.permissions.has(permission) ? Effect.succeed(member) : Effect.fail(new Forbidden({ permission }))
  )
