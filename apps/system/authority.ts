import { type Member, NotFound, type OrganizationId, type Person, RequestInfo } from "#kernel"
import { Sessions } from "#identity"
import { Authority, RequestTurns } from "#infra/http"
import { openTransaction } from "#infra/postgres"
import { accessTokens, Secrets } from "#infra/secrets"
import { Memberships } from "#tenancy"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"

/** Answers the edge's two questions with identity and tenancy. */
export const AuthorityLive = Layer.effect(
  Authority,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sessions = yield* Sessions
    const memberships = yield* Memberships
    const { authentication, recognize } = yield* RequestTurns
    const secrets = yield* Secrets
    return Authority.of({
      holderOf: (accessToken) => Effect.provideService(accessTokens.holderOf(accessToken), Secrets, secrets),
      person: (accessToken) =>
        RequestInfo.use(({ subscriber }) =>
          Effect.map(
            authentication(subscriber ?? "unknown", sessions.byAccessToken(accessToken)),
            Option.map((session) => ({ _tag: "Person" as const, ...session }))
          )
        ),
      asMember: <A, E, R>(
        person: Person,
        organizationId: OrganizationId,
        inside: (member: Member) => Effect.Effect<A, E, R>
      ) =>
        openTransaction(
          sql,
          { organizationId, userId: person.userId },
          Effect.flatMap(
            memberships.enter(organizationId, person.userId),
            (entered): Effect.Effect<A, E | NotFound, R> => {
              recognize({ organization: organizationId, person: person.userId }, Option.isSome(entered))
              return Option.isNone(entered)
                ? Effect.fail(new NotFound({ what: "organization" }))
                : inside({ ...person, ...entered.value, _tag: "Member", organizationId })
            }
          )
        )
    })
  })
)
