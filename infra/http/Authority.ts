import type { Member, NotFound, OrganizationId, Person, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { SecondFactorRequiredByOrganization, Unauthenticated } from "./edgeErrors.ts"

/** A call in the name of a token's last holder. */
export interface Claim {
  readonly accessToken: string
  readonly holder: UserId
  /** Null: outside of organizations. */
  readonly organizationId: OrganizationId | null
}

export interface Admitted {
  readonly person: Person
  /** None if they are not a member of the organization, or there is none. */
  readonly member: Option.Option<Member>
}

/** Why someone cannot enter an organization. */
export type EntryRefusal = NotFound | SecondFactorRequiredByOrganization

/** Authenticates and authorizes requests for the edge; the modules implement it. */
export class Authority extends Context.Service<
  Authority,
  {
    /** The account that an access token names, if we issued it. Costs no statement; whether it is valid is not known. */
    readonly holderOf: (accessToken: string) => Effect.Effect<Option.Option<string>>
    /** The user of an access token; none when it is unknown, expired or revoked. */
    readonly person: (accessToken: string) => Effect.Effect<Option.Option<Person>>
    /**
     * Opens a transaction, enters the organization and runs the work in it: the admission and the work see the same
     * state. Fails unless the user is a member, and has a second factor if the organization requires one.
     */
    readonly asMember: <A, E, R>(
      person: Person,
      organizationId: OrganizationId,
      work: (member: Member) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | EntryRefusal, R>
    /** Why someone was not let in, in the open transaction. */
    readonly refusalToEnter: (person: Person, organizationId: OrganizationId) => Effect.Effect<EntryRefusal>
    /** Whose token it was when it was last looked up; undefined if it is not known. */
    readonly lastHolder: (accessToken: string) => UserId | undefined
    /**
     * Does all of this in one transaction, with the first statements in one round trip: looks the token up, enters the
     * organization if there is one, and runs the work. Fails with unauthenticated like `person` finds none.
     */
    readonly together: <A, E, R>(
      call: Claim,
      work: (admitted: Admitted) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | Unauthenticated, R>
  }
>()("infra/http/Authority") {}
