import { type Member, NotFound, type OrganizationId, type Person, RequestInfo } from "#kernel"
import { Sessions } from "#identity"
import {
  type Admitted,
  Authority,
  type Claim,
  type Holders,
  makeHolders,
  RequestTurns,
  Unauthenticated
} from "#infra/http"
import { bindWith, openTransaction } from "#infra/postgres"
import { accessTokens, Secrets } from "#infra/secrets"
import { type MemberAccess, Memberships } from "#tenancy"
import { Effect, Fiber, Layer, Option } from "effect"
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
    const holders = makeHolders()
    const bind = bindWith(sql)
    /** The member whose entrance has been looked up. */
    const entered = (person: Person, organizationId: OrganizationId, access: Option.Option<MemberAccess>) => {
      recognize({ organization: organizationId, person: person.userId }, Option.isSome(access))
      return Option.map(access, (found): Member => ({ ...person, ...found, _tag: "Member", organizationId }))
    }
    /** Binds the open transaction to the call. Entering an organization does that, too. */
    const admit = ({ holder, organizationId }: Claim): Effect.Effect<Option.Option<MemberAccess>> =>
      organizationId === null
        ? Effect.as(bind({ organizationId: "", userId: holder }), Option.none())
        : memberships.enter(organizationId, holder)
    return Authority.of({
      holderOf: (accessToken) => Effect.provideService(accessTokens.holderOf(accessToken), Secrets, secrets),
      person: (accessToken) =>
        RequestInfo.use(({ subscriber }) =>
          Effect.map(
            authentication(subscriber ?? "unknown", sessions.byAccessToken(accessToken)),
            Option.map((session) => {
              holders.remember(accessToken, session.userId)
              return { _tag: "Person" as const, ...session }
            })
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
          Effect.flatMap(memberships.enter(organizationId, person.userId), (access) =>
            Option.match(entered(person, organizationId, access), {
              onNone: (): Effect.Effect<A, E | NotFound, R> =>
                Effect.fail(new NotFound({ what: "organization" })),
              onSome: inside
            })
          )
        ),
      lastHolder: holders.lastOf,
      together: togetherIn(sql, sessions, { holders, admit, entered })
    })
  })
)

interface Steps {
  readonly holders: Holders
  readonly admit: (claim: Claim) => Effect.Effect<Option.Option<MemberAccess>>
  readonly entered: (
    person: Person,
    organizationId: OrganizationId,
    access: Option.Option<MemberAccess>
  ) => Option.Option<Member>
}

/** Looks a token up and admits its last holder in the same moment, so that both statements are sent together. */
const togetherIn =
  (sql: SqlClient.SqlClient, sessions: Sessions["Service"], { holders, admit, entered }: Steps) =>
  <A, E, R>(claim: Claim, work: (admitted: Admitted) => Effect.Effect<A, E, R>) => {
    const { accessToken, holder, organizationId } = claim
    const first = Effect.forkChild(sessions.byAccessToken(accessToken), { startImmediately: true })
    const admitted = Effect.flatMap(first, (authenticating) =>
      Effect.flatMap(admit(claim), (access) =>
        Effect.flatMap(Fiber.join(authenticating), (session): Effect.Effect<A, E | Unauthenticated, R> => {
          if (Option.isNone(session) || session.value.userId !== holder) {
            holders.forget(accessToken)
            return Effect.fail(new Unauthenticated())
          }
          const person: Person = { _tag: "Person", ...session.value }
          const member = organizationId === null ? Option.none() : entered(person, organizationId, access)
          return work({ person, member })
        })
      )
    )
    return openTransaction(sql, { organizationId: organizationId ?? "", userId: holder }, admitted)
  }
