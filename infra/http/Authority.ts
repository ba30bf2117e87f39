import type { Member, NotFound, OrganizationId, Person } from "#kernel"
import { Context, type Effect, type Option } from "effect"

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
     * state. Fails with not found unless the user is a member.
     */
    readonly asMember: <A, E, R>(
      person: Person,
      organizationId: OrganizationId,
      work: (member: Member) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | NotFound, R>
  }
>()("infra/http/Authority") {}
