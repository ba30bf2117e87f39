import { Context, Effect } from "effect"
import { Forbidden } from "./errors.ts"
import type { OrganizationId, SessionId, UserId } from "./ids.ts"
import type { Permission } from "./Permission.ts"
import type { Role } from "./Role.ts"

/** Someone signed in. */
export interface Person {
  readonly _tag: "Person"
  readonly userId: UserId
  readonly sessionId: SessionId
}

/** Someone signed in, at work in one organization. Made only by entering the organization in the database. */
export interface Member {
  readonly _tag: "Member"
  readonly userId: UserId
  readonly sessionId: SessionId
  readonly organizationId: OrganizationId
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

/** Nobody we know: sees no row that belongs to anyone. */
export interface Anonymous {
  readonly _tag: "Anonymous"
}

/** A background job; `organizationId` and `userId` say for whom it runs. */
export interface Job {
  readonly _tag: "Job"
  readonly name: string
  readonly organizationId?: OrganizationId
  readonly userId?: UserId
}

/** A person at the installation's shell. */
export interface Operator {
  readonly _tag: "Operator"
  readonly name: string
  readonly organizationId?: OrganizationId
  readonly userId?: UserId
}

/**
 * Who acts. Comes from the session, the shell or a job's envelope, never from a request's body.
 * The unit of work hands it to PostgreSQL, whose row security goes by it.
 */
export type Actor = Anonymous | Person | Member | Job | Operator

export class CurrentActor extends Context.Service<CurrentActor, Actor>()("kernel/CurrentActor") {}

/** The signed-in person; an endpoint for everybody cannot provide it, so its handler cannot ask for it. */
export class CurrentPerson extends Context.Service<CurrentPerson, Person | Member>()(
  "kernel/CurrentPerson"
) {}

/** The member at work in the organization named by the path. */
export class CurrentMember extends Context.Service<CurrentMember, Member>()("kernel/CurrentMember") {}

export const anonymous: Anonymous = { _tag: "Anonymous" }

/** Runs as the person with this id: for the few steps before a session exists (sign-up, sign-in, a mailed token). */
export const actingAs =
  (userId: UserId) =>
  <A, E, R>(self: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, CurrentActor>> =>
    Effect.provideService(self, CurrentActor, { _tag: "Job", name: "identity", userId })

/** The member, when their role holds the permission. */
export const permitted = (permission: Permission): Effect.Effect<Member, Forbidden, CurrentMember> =>
  CurrentMember.use((member) =>
    member.permissions.has(permission) ? Effect.succeed(member) : Effect.fail(new Forbidden({ permission }))
  )
