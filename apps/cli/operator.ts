import {
  AuditLog,
  type AuditRecord,
  CurrentActor,
  CurrentMember,
  CurrentPerson,
  EmailAddress,
  type Mail,
  Mails,
  type Member,
  type Operator,
  type OrganizationId,
  RateLimits,
  RolePermissions,
  SessionId,
  transactional,
  UserId
} from "#kernel"
import { Accounts } from "#identity"
import { oneAccount } from "#identity/operator"
import { Files } from "#infra/files"
import { Memberships } from "#tenancy"
import { organizationsNamed } from "#tenancy/operator"
import { Effect, Option, Schema } from "effect"
import { userInfo } from "node:os"
import type { buildServices } from "../system/serve.ts"
import { CommandFailed, Missing, WrongWords } from "./failures.ts"

type System = Effect.Success<ReturnType<typeof buildServices>>["system"]
type Provided<C> = C extends import("effect").Context.Context<infer R> ? R : never

/** What a handler may ask for when an operator runs it. */
export type OperatorNeeds = Provided<System> | CurrentActor

/** What a handler of an organization's members may ask for besides. */
export type MemberNeeds = OperatorNeeds | CurrentMember | CurrentPerson

/** Stands where a handler asks for a person's id although nobody's place was taken: it is nobody's. */
export const NOBODY = "00000000-0000-0000-0000-000000000000"

/** The organization somebody typed: its id, or its exact name. */
export const organizationTyped = Effect.fn("cli.organizationTyped")(function* (text: string) {
  const found = yield* organizationsNamed(text)
  const [only, another] = found
  if (only === undefined)
    return yield* Effect.fail(
      new Missing(`There is no organization "${text}".`, "`motorpool tenants list` lists them.")
    )
  if (another === undefined) return only.id
  const ids = found.map(({ id }) => id).join(", ")
  return yield* Effect.fail(
    new WrongWords(`${found.length} organizations are called "${text}".`, `Choose one by its id: ${ids}.`)
  )
})

/** The account of an address. */
export const personTyped = Effect.fn("cli.personTyped")(function* (email: EmailAddress) {
  const userId = yield* Accounts.use((accounts) => accounts.byEmail(email))
  if (Option.isSome(userId)) return userId.value
  return yield* Effect.fail(
    new Missing(`There is no account ${email}.`, "`motorpool users list` shows the accounts.")
  )
})

/** Nothing is done for, or in the place of, somebody who is locked out. */
export const refuseDisabled = Effect.fn("cli.refuseDisabled")(function* (userId: UserId) {
  const { email, disabled_at } = yield* oneAccount(userId)
  if (disabled_at === null) return userId
  return yield* Effect.fail(
    new CommandFailed(`The account ${email} is disabled.`, `\`motorpool users enable ${email}\` enables it.`)
  )
})

/** Who acts: the account of an address, unless it is locked out. */
export const personActing = (email: EmailAddress) => Effect.flatMap(personTyped(email), refuseDisabled)

/** The person at the shell; in an organization, and in somebody's place, when they said so. */
export const operator = (organizationId: OrganizationId | null, userId: UserId | null): Operator => ({
  _tag: "Operator",
  name: userInfo().username,
  ...(organizationId === null ? {} : { organizationId }),
  ...(userId === null ? {} : { userId })
})

/** In somebody's place an operator has that member's role, in nobody's every permission. */
const memberFor = Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId | null) {
  const place = { _tag: "Member", organizationId, sessionId: SessionId.make(NOBODY) } as const
  if (userId === null)
    return {
      ...place,
      userId: UserId.make(NOBODY),
      role: "owner",
      permissions: yield* RolePermissions.useSync((permissions) => permissions.of("owner"))
    } satisfies Member
  const entered = yield* Memberships.use((memberships) => memberships.enter(organizationId, userId))
  if (Option.isNone(entered))
    return yield* Effect.fail(
      new Missing(
        "The person in --as is not a member of this organization.",
        "`motorpool members list` shows the members."
      )
    )
  return { ...place, userId, ...entered.value } satisfies Member
})

/** Does a member's work inside an organization, in one unit of work, bound by row security as they are. */
export const asMember = <A, E, R>(
  organizationId: OrganizationId,
  userId: UserId | null,
  work: Effect.Effect<A, E, R>
) =>
  transactional(
    Effect.flatMap(memberFor(organizationId, userId), (member) =>
      work.pipe(Effect.provideService(CurrentMember, member), Effect.provideService(CurrentPerson, member))
    )
  ).pipe(Effect.provideService(CurrentActor, operator(organizationId, userId)))

/** What a command did besides answering. */
export interface Noticed {
  readonly mails: Array<Mail>
  readonly records: Array<AuditRecord>
}

/** Notices the mails that are queued and the lines the audit log gets. */
export const noticing = <A, E, R>(noticed: Noticed, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const mails = yield* Mails
    const log = yield* AuditLog
    return yield* work.pipe(
      Effect.provideService(Mails, {
        queue: (mail) =>
          Effect.andThen(
            Effect.sync(() => noticed.mails.push(mail)),
            mails.queue(mail)
          )
      }),
      Effect.provideService(AuditLog, {
        ...log,
        record: (entry) =>
          Effect.andThen(
            Effect.sync(() => noticed.records.push(entry)),
            log.record(entry)
          )
      })
    )
  })

/** Does the work in a transaction that is taken back, and lets nothing out of it that could not be. */
export const rehearsed = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const limits = yield* RateLimits
    const files = yield* Files
    const within = work.pipe(
      Effect.provideService(RateLimits, { ...limits, take: limits.check }),
      Effect.provideService(Files, { ...files, put: () => Effect.void, remove: () => Effect.void }),
      Effect.exit
    )
    return yield* Effect.flatten(Effect.flip(transactional(Effect.flatMap(within, Effect.fail))))
  })

/** An address as it is typed. */
export const Email = Schema.String.pipe(Schema.decodeTo(EmailAddress))
