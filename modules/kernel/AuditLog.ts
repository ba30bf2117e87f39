import { Context, type Effect } from "effect"
import type { CurrentActor } from "./Actor.ts"
import type { EmailAddress } from "./EmailAddress.ts"
import type { EventId, OrganizationId, UserId } from "./ids.ts"

/** An entry of the audit log. The log adds the actor, the time and the network address. */
export interface AuditRecord {
  /** What was done, `area.verb`: `invitation.revoked`. */
  readonly action: string
  readonly organizationId?: OrganizationId
  /** The person it was done to, or whose account it is. */
  readonly userId?: UserId
  /** What it was done to, for display: a name or an address, never a secret. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string>>
  /** The event that the entry follows from, if a reaction records it: it is added once per event. */
  readonly eventId?: EventId
}

/** The append-only record of actions, written in the unit of work that performs them. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly record: (entry: AuditRecord) => Effect.Effect<void, never, CurrentActor>
    /**
     * Deletes all entries of an organization and returns how many. The caller deletes the organization and records
     * that in the same unit of work. Needs the system role.
     */
    readonly forget: (organizationId: OrganizationId) => Effect.Effect<number>
    /**
     * Deletes the entries of a person's own account. In those of organizations, what they did remains under their id, without
     * network addresses, and what was done to them without their name and addresses. Needs the system role.
     */
    readonly forgetPerson: (userId: UserId, addresses: ReadonlyArray<EmailAddress>) => Effect.Effect<void>
    /** What these actions were done to, without repetition, in the entries of a person's own account. */
    readonly subjectsOf: (
      userId: UserId,
      actions: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<string>>
  }
>()("kernel/AuditLog") {}

/** Adds an entry to the audit log. */
export const record = (entry: AuditRecord) => AuditLog.use((log) => log.record(entry))
