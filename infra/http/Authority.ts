import type { Member, NotFound, OrganizationId, Person } from "#kernel"
import { Context, type Effect, type Option } from "effect"

/** What the edge asks the modules before it lets anyone in. */
export class Authority extends Context.Service<
  Authority,
  {
    /** Whose access token this is; none when it is unknown, expired or revoked. */
    readonly person: (accessToken: string) => Effect.Effect<Option.Option<Person>>
    /**
     * Opens a transaction, enters the organization in it and does the work there: what let the member in
     * and what follows see one state. An organization one is not a member of does not exist.
     */
    readonly asMember: <A, E, R>(
      person: Person,
      organizationId: OrganizationId,
      work: (member: Member) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | NotFound, R>
  }
>()("infra/http/Authority") {}
