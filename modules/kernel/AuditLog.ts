import { Context, type Effect } from "effect"
import type { CurrentActor } from "./Actor.ts"
import type { OrganizationId, UserId } from "./ids.ts"

/** One line of the audit log; who did it, when and from which address are added by the log itself. */
export interface AuditRecord {
  /** What was done, `area.verb`: `invitation.revoked`. */
  readonly action: string
  readonly organizationId?: OrganizationId
  /** The person it was done to, or whose account it is. */
  readonly userId?: UserId
  /** The thing it was done to, for people: a name or an address, never a secret. */
  readonly subject?: string
  readonly details?: Readonly<Record<string, string>>
}

/** The append-only record of what people did. Written in the unit of work that did it. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly record: (entry: AuditRecord) => Effect.Effect<void, never, CurrentActor>
    /**
     * Drops all lines of an organization and answers how many: for who deletes it, and records that in the same
     * unit of work. Needs the rights of the system.
     */
    readonly forget: (organizationId: OrganizationId) => Effect.Effect<number>
  }
>()("kernel/AuditLog") {}

/** Adds a line to the audit log. */
export const record = (entry: AuditRecord) => AuditLog.use((log) => log.record(entry))
