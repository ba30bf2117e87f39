import { Context, type Effect } from "effect"
import type { CurrentActor } from "./Actor.ts"
import type { AuditLog } from "./AuditLog.ts"
import type { EmailAddress } from "./EmailAddress.ts"
import type { Events } from "./events.ts"
import type { OrganizationId, UserId } from "./ids.ts"

/**
 * What deleting a person's account means for an organization: they have to hand it over first, it is deleted, too, or they
 * merely leave it.
 */
export type Fate = "prevents" | "deleted" | "left"

export interface LeftOrganization {
  readonly id: OrganizationId
  readonly name: string
  readonly fate: Fate
  /** It requires a second factor that the person does not have, so that they cannot see what it holds. */
  readonly awaitsSecondFactor: boolean
}

/** What deleting an account means for the person's organizations. Joins the caller's unit of work. */
export class Departures extends Context.Service<
  Departures,
  {
    /** All organizations of a person, by name. The caller checks that they may be shown. */
    readonly of: (userId: UserId) => Effect.Effect<ReadonlyArray<LeftOrganization>>
    /** The same, with all of them locked: nobody joins or leaves until this unit of work ends. Needs the system role. */
    readonly lock: (userId: UserId) => Effect.Effect<ReadonlyArray<LeftOrganization>>
    /**
     * Ends the memberships and deletes organizations whose fate that is, all of which are locked, and the invitations to the
     * person's addresses that were answered. Needs the system role.
     */
    readonly depart: (
      person: { readonly userId: UserId; readonly addresses: ReadonlyArray<EmailAddress> },
      organizations: ReadonlyArray<LeftOrganization>
    ) => Effect.Effect<void, never, AuditLog | CurrentActor | Events>
  }
>()("kernel/Departures") {}
