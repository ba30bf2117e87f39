import { days, type LeftOrganization, type OrganizationId, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** How long a deletion can be undone. */
const UNDOABLE = days(7)

export const dueAt = (requestedAt: Date): Date => plus(requestedAt, UNDOABLE)

export interface Deletion {
  readonly userId: UserId
  readonly requestedAt: Date
  /** The organizations that the person was warned would be deleted, too. */
  readonly warnedOf: ReadonlyArray<OrganizationId>
}

const withFate = (organizations: ReadonlyArray<LeftOrganization>, fate: LeftOrganization["fate"]) =>
  organizations.filter((organization) => organization.fate === fate)

export const preventing = (organizations: ReadonlyArray<LeftOrganization>) =>
  withFate(organizations, "prevents")

export const deletedWith = (organizations: ReadonlyArray<LeftOrganization>) =>
  withFate(organizations, "deleted")

/** Those because of which a deletion cannot be carried out: they need an owner, or nobody warned that they go, too. */
export const standingAgainst = (
  { warnedOf }: Pick<Deletion, "warnedOf">,
  organizations: ReadonlyArray<LeftOrganization>
): ReadonlyArray<LeftOrganization> => [
  ...preventing(organizations),
  ...deletedWith(organizations).filter(({ id }) => !warnedOf.includes(id))
]

/** Accounts that are about to be deleted. Row security shows only the current person's. */
export class Deletions extends Context.Service<
  Deletions,
  {
    readonly add: (deletion: Deletion, undoHash: Uint8Array) => Effect.Effect<void>
    readonly isScheduled: (userId: UserId) => Effect.Effect<boolean>
    /** The account of a link that undoes a deletion. Requires no signed-in person. */
    readonly accountOf: (undoHash: Uint8Array) => Effect.Effect<Option.Option<UserId>>
    /** Cancels with the link; of concurrent calls, one succeeds. */
    readonly undo: (userId: UserId, undoHash: Uint8Array) => Effect.Effect<boolean>
    readonly cancel: (userId: UserId) => Effect.Effect<void>
    /** The accounts to delete, longest due first. Needs the system role. */
    readonly due: (at: Date) => Effect.Effect<ReadonlyArray<UserId>>
    /** None when it was undone. */
    readonly find: (userId: UserId) => Effect.Effect<Option.Option<Deletion>>
    /**
     * Deletes the account with everything that refers to it by a cascading foreign key. Its id remains for all other
     * references. Needs the system role.
     */
    readonly deleteAccount: (userId: UserId, at: Date) => Effect.Effect<void>
    /** The file of its picture. */
    readonly pictureOf: (userId: UserId) => Effect.Effect<Option.Option<string>>
  }
>()("identity/Deletions") {}
