import {
  type EmailAddress,
  KnownEmail,
  NotFound,
  now,
  type OrganizationId,
  transactional,
  UserId
} from "#kernel"
import { argument, Email, flag, operation, option, progress, titled, UsageError } from "#infra/cli"
import { asMember } from "#tenancy/cli"
import { membersOf } from "#identity/cli"
import { Accounts, Profiles } from "#identity"
import { allTokens, expireTokens } from "#identity/operator"
import { TokenKind } from "#identity/contract"
import { connectionList, expireConnection } from "#telematics/operator"
import { expireInvitation, openInvitations } from "#tenancy/operator"
import { ApiTokenId } from "#tokens/contract"
import { allTokens as allApiTokens, revokeAnyToken } from "#tokens/operator"
import { Effect, Option, Schema } from "effect"

const Kind = Schema.Literals([...TokenKind.literals, "invitation", "dimo", "api_token"])
type Kind = typeof Kind.Type

const ValidTokens = Schema.Struct({
  kind: Kind,
  /** Null for an invitation: its recipient may have no account. */
  user_id: Schema.NullOr(UserId),
  email: KnownEmail,
  count: Schema.Int,
  expires_at: Schema.Date,
  /** Of an API token, which can be revoked by it. */
  id: Schema.optionalKey(ApiTokenId),
  name: Schema.optionalKey(Schema.String)
})
type ValidTokens = typeof ValidTokens.Type
const List = Schema.Struct({ items: Schema.Array(ValidTokens) })

/** Which tokens; null for all. */
interface Filter {
  readonly kind: Kind | null
  readonly email: EmailAddress | null
  readonly organizationId: OrganizationId | null
}

const input = {
  kind: option(Kind, "kind", "only this kind"),
  email: option(Email, "email", "only this person's")
}

const peopleIn = Effect.fnUntraced(function* ({ email, organizationId }: Filter) {
  const people = yield* membersOf(organizationId)
  if (email === null) return people
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  return Option.toArray(userId).filter((id) => people === null || people.includes(id))
})

/** Null for everyone. */
type People = Effect.Success<ReturnType<typeof peopleIn>>

const accountTokens = Effect.fnUntraced(function* ({ kind }: Filter, ids: People) {
  if (kind === "invitation" || kind === "dimo" || kind === "api_token") return []
  return yield* allTokens({ kind, ids })
})

/** Connections to a vehicle data provider that have not expired. */
const connections = Effect.fnUntraced(function* ({ kind, organizationId }: Filter, people: People) {
  if (kind !== null && kind !== "dimo") return []
  const at = yield* now
  const connected = (yield* connectionList(organizationId)).filter(
    ({ user_id, expires_at }) => expires_at > at && (people === null || people.includes(user_id))
  )
  const profiles = yield* Profiles.use((port) => port.byIds(connected.map(({ user_id }) => user_id)))
  return connected.flatMap(
    ({ user_id, expires_at }): ReadonlyArray<ValidTokens & { readonly user_id: UserId }> => {
      const profile = profiles.get(user_id)
      return profile?.email ? [{ kind: "dimo", user_id, email: profile.email, count: 1, expires_at }] : []
    }
  )
})

const invitations = Effect.fnUntraced(function* ({ kind, email, organizationId }: Filter) {
  if (kind !== null && kind !== "invitation") return []
  return yield* openInvitations({ organizationId, email })
})

const apiTokensOf = Effect.fnUntraced(function* ({ kind, email, organizationId }: Filter, people: People) {
  if (kind !== null && kind !== "api_token") return []
  return yield* allApiTokens({ organizationId, people: email === null ? null : people, id: null })
})

/** The matching tokens, each kind from the module that owns it. */
const findTokens = Effect.fnUntraced(function* (filter: Filter) {
  const people = yield* peopleIn(filter)
  return {
    accounts: yield* accountTokens(filter, people),
    connected: yield* connections(filter, people),
    open: yield* invitations(filter),
    programs: yield* apiTokensOf(filter, people)
  }
})
type Tokens = Effect.Success<ReturnType<typeof findTokens>>

const lines = ({ accounts, connected, open, programs }: Tokens): typeof List.Type => ({
  items: [
    ...accounts,
    ...connected,
    ...open.map(({ email, expires_at }) => ({
      kind: "invitation" as const,
      user_id: null,
      email,
      count: 1,
      expires_at
    })),
    ...programs.map(({ id, name, owner_id, email, expires_at }) => ({
      kind: "api_token" as const,
      user_id: owner_id,
      email,
      count: 1,
      expires_at,
      id,
      name
    }))
  ]
})

const expireAccountTokens = Effect.fnUntraced(function* ({ accounts }: Tokens) {
  const people = Map.groupBy(accounts, ({ user_id }) => user_id)
  let done = 0
  for (const [userId, own] of people) {
    yield* expireTokens(
      userId,
      own[0]?.email ?? "",
      own.map(({ kind }) => kind)
    )
    yield* progress((done += 1), people.size, "people")
  }
})

/** Expires the matching tokens in one transaction and returns them. */
const expire = Effect.fnUntraced(function* (filter: Filter) {
  const tokens = yield* findTokens(filter)
  yield* expireAccountTokens(tokens)
  for (const { user_id } of tokens.connected) yield* expireConnection(user_id)
  for (const { organization_id, id } of tokens.open)
    yield* asMember(organization_id, null, expireInvitation(id))
  for (const token of tokens.programs) yield* revokeAnyToken(token)
  return lines(tokens)
}, transactional)

const show =
  (none: string) =>
  (list: typeof List.Type): string =>
    titled(
      ["KIND", "COUNT", "UNTIL", "EMAIL", "ID", "NAME"],
      list.items.map(({ kind, count, expires_at, email, id = "", name = "" }) => [
        kind,
        count,
        expires_at,
        email,
        id,
        name
      ]),
      none
    )

export const tokenOperations = [
  operation({
    words: "tokens list",
    summary:
      "List valid sessions, emailed links, invitations, DIMO connections and API tokens, never the tokens themselves.",
    example: "tokens list --email ada@example.com",
    input,
    narrows: true,
    output: List,
    run: Effect.fnUntraced(function* (typed, { organizationId }) {
      return lines(yield* findTokens({ ...typed, organizationId }))
    }),
    show: show("No valid tokens.")
  }),
  operation({
    words: "tokens expire",
    summary: "Expire tokens immediately: of a kind, of a person, or all. Shows what was expired.",
    example: "tokens expire --email ada@example.com --kind session",
    input: { ...input, all: flag("everyone's; required without --email") },
    narrows: true,
    changes: true,
    output: List,
    run: Effect.fnUntraced(function* ({ all, ...typed }, { organizationId }) {
      if (typed.email === null && !all)
        return yield* Effect.fail(
          new UsageError(
            "This would expire everyone's tokens.",
            "Choose a person with --email, or use --all."
          )
        )
      return yield* expire({ ...typed, organizationId })
    }),
    show: show("There was nothing to expire.")
  }),
  operation({
    words: "tokens revoke",
    summary: "Revoke one API token, personal or an organization's; its next call is refused.",
    example: "tokens revoke 01934567-89ab-7cde-8f01-23456789abcd",
    input: { id: argument(ApiTokenId, "the token's id, as `tokens list` shows it") },
    narrows: true,
    changes: true,
    output: Schema.Struct({ name: Schema.String, email: KnownEmail }),
    run: Effect.fnUntraced(function* ({ id }, { organizationId }) {
      const [token] = yield* allApiTokens({ organizationId, people: null, id })
      if (token === undefined) return yield* new NotFound({ what: "API token" })
      yield* revokeAnyToken(token)
      return { name: token.name, email: token.email }
    }, transactional),
    show: ({ name, email }) => `${name} of ${email} is revoked.`
  })
]
