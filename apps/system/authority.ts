import { type Member, NotFound, type OrganizationId, type Person, RequestInfo, withinScopes } from "#kernel"
import { Sessions } from "#identity"
import {
  type Admitted,
  Authority,
  type Claim,
  type EntryRefusal,
  type Holders,
  makeHolders,
  RequestTurns,
  SecondFactorRequiredByOrganization,
  Unauthenticated
} from "#infra/http"
import { bindWith, openTransaction } from "#infra/postgres"
import { accessTokens, apiTokens, isTokenOf, Secrets } from "#infra/secrets"
import { type MemberAccess, Memberships } from "#tenancy"
import { ApiTokens } from "#tokens"
import { Data, Effect, Fiber, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"

const holderOf = (token: string) => (isTokenOf("api", token) ? apiTokens : accessTokens).holderOf(token)

/** A person with what their role, and the API token that they call with, allow in an organization. */
const memberAs =
  (person: Person, organizationId: OrganizationId) =>
  ({ role, permissions }: MemberAccess): Member => ({
    ...person,
    _tag: "Member",
    organizationId,
    role,
    permissions: withinScopes(permissions, person.token)
  })

/** Whether a person calls with the API token of one organization, and names another. */
const isForAnother = ({ token }: Person, organizationId: OrganizationId): boolean =>
  token !== undefined && token.organizationId !== null && token.organizationId !== organizationId

/** Why someone may not enter an organization. */
const refusalToEnterIn =
  (memberships: Memberships["Service"]) =>
  ({ userId }: Person, organizationId: OrganizationId) =>
    Effect.map(memberships.awaitsSecondFactor(organizationId, userId), (awaits): EntryRefusal =>
      awaits ? new SecondFactorRequiredByOrganization() : new NotFound({ what: "organization" })
    )

/** Answers the edge's two questions with identity, tenancy and API tokens. */
export const AuthorityLive = Layer.effect(
  Authority,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const sessions = yield* Sessions
    const memberships = yield* Memberships
    const tokens = yield* ApiTokens
    const { authentication, recognize } = yield* RequestTurns
    const secrets = yield* Secrets
    const holders = makeHolders()
    const bind = bindWith(sql)
    /** The member whose entrance has been looked up. */
    const entered = (person: Person, organizationId: OrganizationId, access: Option.Option<MemberAccess>) => {
      recognize({ organization: organizationId, person: person.userId }, Option.isSome(access))
      return Option.map(access, memberAs(person, organizationId))
    }
    /** The person of a session, which is remembered, or of an API token. */
    const personOf = (token: string): Effect.Effect<Option.Option<Person>> =>
      isTokenOf("api", token)
        ? tokens.use(token)
        : Effect.map(
            sessions.byAccessToken(token),
            Option.map((session) => {
              const person: Person = { _tag: "Person", ...session }
              holders.remember(token, person)
              return person
            })
          )
    /** Binds the open transaction to the call. Entering an organization does that, too. */
    const admit = ({ holder, organizationId }: Claim): Effect.Effect<Option.Option<MemberAccess>> =>
      organizationId === null
        ? Effect.as(bind({ organizationId: "", userId: holder }), Option.none())
        : memberships.enter(organizationId, holder)
    const refusalToEnter = refusalToEnterIn(memberships)
    return Authority.of({
      refusalToEnter,
      holderOf: (token) => Effect.provideService(holderOf(token), Secrets, secrets),
      person: (token) =>
        RequestInfo.use(({ subscriber }) => authentication(subscriber ?? "unknown", personOf(token))),
      asMember: <A, E, R>(
        person: Person,
        organizationId: OrganizationId,
        inside: (member: Member) => Effect.Effect<A, E, R>
      ) => {
        if (isForAnother(person, organizationId)) return Effect.fail(new NotFound({ what: "organization" }))
        return openTransaction(
          sql,
          { organizationId, userId: person.userId },
          Effect.flatMap(memberships.enter(organizationId, person.userId), (access) =>
            Option.match(entered(person, organizationId, access), {
              onNone: (): Effect.Effect<A, E | EntryRefusal, R> =>
                Effect.flatMap(refusalToEnter(person, organizationId), Effect.fail),
              onSome: inside
            })
          )
        )
      },
      lastHolder: (accessToken) => holders.personOf(accessToken)?.userId,
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

/** The caller is not what they were when they last called. */
class Changed extends Data.TaggedError("Changed") {}

/**
 * Looks a token up, admits its last holder and begins the work as what they last were, all in the same moment, so that
 * their statements are sent together. The work counts only if they still are; otherwise it is done again as what they
 * are now.
 */
const togetherIn = (sql: SqlClient.SqlClient, sessions: Sessions["Service"], steps: Steps) => {
  const { holders, admit, entered } = steps

  /** Starts to look the caller up, and gives the effect that waits for it. */
  const lookUp = Effect.fnUntraced(function* (claim: Claim) {
    const { accessToken, holder, organizationId } = claim
    const authenticating = yield* startNow(sessions.byAccessToken(accessToken))
    const admitting = yield* startNow(admit(claim))
    return Effect.flatMap(Fiber.join(authenticating), (session) =>
      Effect.flatMap(Fiber.join(admitting), (access): Effect.Effect<Admitted, Unauthenticated> => {
        if (Option.isNone(session) || session.value.userId !== holder) {
          holders.forget(accessToken)
          return Effect.fail(new Unauthenticated())
        }
        const person: Person = { _tag: "Person", ...session.value }
        const member = organizationId === null ? Option.none() : entered(person, organizationId, access)
        holders.remember(
          accessToken,
          Option.getOrElse(member, () => person)
        )
        return Effect.succeed({ person, member })
      })
    )
  })

  const assumedOf = ({ accessToken, organizationId }: Claim): Admitted | undefined => {
    const person = holders.personOf(accessToken)
    if (person === undefined || organizationId === null) return person && { person, member: Option.none() }
    const member = holders.memberOf(accessToken, organizationId)
    return member && { person, member: Option.some(member) }
  }

  const opened = <A, E, R>({ organizationId, holder }: Claim, work: Effect.Effect<A, E, R>) =>
    openTransaction(sql, { organizationId: organizationId ?? "", userId: holder }, work, "reads")

  return <A, E, R>(claim: Claim, work: (admitted: Admitted) => Effect.Effect<A, E, R>) => {
    const afterwards = opened(claim, Effect.flatMap(Effect.flatten(lookUp(claim)), work))
    const assumed = assumedOf(claim)
    if (assumed === undefined) return afterwards
    const ahead = Effect.flatMap(lookUp(claim), (lookedUp) =>
      Effect.flatMap(Effect.exit(work(assumed)), (exit) =>
        Effect.flatMap(lookedUp, (admitted): Effect.Effect<A, E | Changed> =>
          isSame(assumed, admitted) ? exit : Effect.fail(new Changed())
        )
      )
    )
    return Effect.catchTag(opened(claim, ahead), "Changed", () => {
      holders.forget(claim.accessToken)
      return afterwards
    })
  }
}

const startNow = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.forkChild(work, { startImmediately: true })

/** A role has always the same permissions. */
const isSame = (one: Admitted, other: Admitted): boolean =>
  one.person.userId === other.person.userId &&
  one.person.sessionId === other.person.sessionId &&
  Option.getOrUndefined(one.member)?.role === Option.getOrUndefined(other.member)?.role
