import { type Member, NotFound } from "#kernel"
import { Sessions } from "#identity"
import { Authority } from "#infra/http"
import { openTransaction } from "#infra/postgres"
import { Memberships } from "#tenancy"
import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"

/** The edge's two questions, put to identity and tenancy. */
export const AuthorityLive = Layer.effect(
  Authority,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sessions = yield* Sessions
    const memberships = yield* Memberships
    return Authority.of({
      person: (accessToken) =>
        Effect.map(
          sessions.byAccessToken(accessToken),
          Option.map((session) => ({ _tag: "Person" as const, ...session }))
        ),
      asMember: (person, organizationId, work) =>
        openTransaction(
          sql,
          { organizationId, userId: person.userId },
          Effect.flatMap(
            memberships.enter(organizationId, person.userId),
            Option.match({
              onNone: () => Effect.fail(new NotFound({ what: "organization" })),
              onSome: ({ role, permissions }) =>
                work({ ...person, _tag: "Member", organizationId, role, permissions } satisfies Member)
            })
          )
        )
    })
  })
)
