import { type EmailAddress, KnownEmail, now, type OrganizationId, transactional, UserId } from "#kernel"
import { Accounts, Profiles } from "#identity"
import { allTokens, expireTokens } from "#identity/operator"
import { TokenKind } from "#identity/contract"
import { connectionList, expireConnection } from "#telematics/operator"
import { expireInvitation, openInvitations } from "#tenancy/operator"
import { Effect, Option, Schema } from "effect"
import { WrongWords } from "../failures.ts"
import { flag, option } from "../input.ts"
import { titled } from "../lists.ts"
import { operation } from "../operation.ts"
import { asMember, Email } from "../operator.ts"
import { progress } from "../progress.ts"
import { peopleOf } from "./users.ts"

const Kind = Schema.Literals([...TokenKind.literals, "invitation", "dimo"])
type Kind = typeof Kind.Type

const Held = Schema.Struct({
  kind: Kind,
  /** Null for an invitation: whoever holds it may have no account. */
  user_id: Schema.NullOr(UserId),
  email: KnownEmail,
  count: Schema.Int,
  expires_at: Schema.Date
})
type Held = typeof Held.Type
const List = Schema.Struct({ items: Schema.Array(Held) })

/** Which tokens are meant; null for all. */
interface Asked {
  readonly kind: Kind | null
  readonly email: EmailAddress | null
  readonly organizationId: OrganizationId | null
}

const input = {
  kind: option(Kind, "kind", "only this kind"),
  email: option(Email, "email", "only this person's")
}

const peopleAsked = Effect.fnUntraced(function* ({ email, organizationId }: Asked) {
  const people = yield* peopleOf(organizationId)
  if (email === null) return people
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  return Option.toArray(userId).filter((id) => people === null || people.includes(id))
})

/** Null for everybody's. */
type People = Effect.Success<ReturnType<typeof peopleAsked>>

const accountTokens = Effect.fnUntraced(function* ({ kind }: Asked, ids: People) {
  if (kind === "invitation" || kind === "dimo") return []
  return yield* allTokens({ kind, ids })
})

/** Accounts at a provider of vehicles' data, connected until their time is over. */
const connections = Effect.fnUntraced(function* ({ kind, organizationId }: Asked, people: People) {
  if (kind !== null && kind !== "dimo") return []
  const at = yield* now
  const connected = (yield* connectionList(organizationId)).filter(
    ({ user_id, expires_at }) => expires_at > at && (people === null || people.includes(user_id))
  )
  const profiles = yield* Profiles.use((port) => port.byIds(connected.map(({ user_id }) => user_id)))
  return connected.flatMap(({ user_id, expires_at }): ReadonlyArray<Held & { readonly user_id: UserId }> => {
    const profile = profiles.get(user_id)
    return profile ? [{ kind: "dimo", user_id, email: profile.email, count: 1, expires_at }] : []
  })
})

const invitations = Effect.fnUntraced(function* ({ kind, email, organizationId }: Asked) {
  if (kind !== null && kind !== "invitation") return []
  return yield* openInvitations({ organizationId, email })
})

/** All that is meant, each kind by the module that keeps it. */
const found = Effect.fnUntraced(function* (asked: Asked) {
  const people = yield* peopleAsked(asked)
  return {
    held: yield* accountTokens(asked, people),
    connected: yield* connections(asked, people),
    open: yield* invitations(asked)
  }
})
type Found = Effect.Success<ReturnType<typeof found>>

const lines = ({ held, connected, open }: Found): typeof List.Type => ({
  items: [
    ...held,
    ...connected,
    ...open.map(({ email, expires_at }) => ({
      kind: "invitation" as const,
      user_id: null,
      email,
      count: 1,
      expires_at
    }))
  ]
})

const expireHeld = Effect.fnUntraced(function* ({ held }: Found) {
  const people = Map.groupBy(held, ({ user_id }) => user_id)
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

/** All of it or nothing. Answers what was ended. */
const expire = Effect.fnUntraced(function* (asked: Asked) {
  const ending = yield* found(asked)
  yield* expireHeld(ending)
  for (const { user_id } of ending.connected) yield* expireConnection(user_id)
  for (const { organization_id, id } of ending.open)
    yield* asMember(organization_id, null, expireInvitation(id))
  return lines(ending)
}, transactional)

const show =
  (none: string) =>
  (list: typeof List.Type): string =>
    titled(
      ["KIND", "COUNT", "UNTIL", "EMAIL"],
      list.items.map(({ kind, count, expires_at, email }) => [kind, count, expires_at, email]),
      none
    )

export const tokenOperations = [
  operation({
    words: "tokens list",
    summary:
      "List valid sessions, emailed links, invitations and DIMO connections, never the tokens themselves.",
    example: "tokens list --email ada@example.com",
    input,
    narrows: true,
    output: List,
    run: Effect.fnUntraced(function* (typed, { organizationId }) {
      return lines(yield* found({ ...typed, organizationId }))
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
          new WrongWords(
            "This would expire everyone's tokens.",
            "Choose a person with --email, or use --all."
          )
        )
      return yield* expire({ ...typed, organizationId })
    }),
    show: show("There was nothing to expire.")
  })
]
