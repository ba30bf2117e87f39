import type { Member, OrganizationId, Permission } from "#kernel"
import type { Effect } from "effect"

/** What a viewer receives. Viewers with the same view receive the same bytes. */
export interface Viewed {
  readonly view: string
  /** Undefined if nothing changed for them. */
  readonly data: () => unknown
}

/** One reading of what changed. */
export interface SourceReading {
  /** For a member for whom it was read. */
  readonly seenBy: (member: Member) => Viewed
  /** Milliseconds after which there is more to send even if nothing changes; undefined if there is not. */
  readonly again: number | undefined
}

/** Follows one organization for as long as someone there listens. */
export interface Follower<out R> {
  /** Reads what changed since the last time, for these viewers. */
  readonly readNext: (viewers: ReadonlyArray<Member>) => Effect.Effect<SourceReading, never, R>
}

/**
 * State of an organization that changes too often for events, sent to those who look at it. It is read once for all of
 * them when its topic is raised.
 */
export interface LiveSource<out R> {
  readonly path: `/api/organizations/:organizationId/${string}`
  readonly permission: Permission
  /** The name of its messages. */
  readonly event: string
  readonly topicOf: (organizationId: OrganizationId) => string
  readonly follow: (organizationId: OrganizationId) => Follower<R>
}

export const liveSource = <R>(definition: LiveSource<R>): LiveSource<R> => definition
