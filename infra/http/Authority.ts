import type { Member, NotFound, OrganizationId, Person } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** What the edge asks the modules before it admits a request. */
export class Authority extends Context.Service<
  Authority,
  {
    /** The user of an access token; none when it is unknown, expired or revoked. */
    readonly person: (accessToken: string) => Effect.Effect<Option.Option<Person>>
    /**
     * Opens a transaction, enters the organization and runs the work in it: the admission and the work see the same
     * state. Fails as not found for an organization one is not a member of.
     */
    readonly asMember: <A, E, R>(
      person: Person,
      organizationId: OrganizationId,
      work: (member: Member) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | NotFound, R>
  }
>()("infra/http/Authority") {}
