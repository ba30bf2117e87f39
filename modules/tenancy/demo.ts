import {
  type Demo,
  type EarlierDemo,
  asDemoMember,
  CurrentActor,
  CurrentPerson,
  dayOf,
  days,
  type DemoMember,
  type DemoOrganization,
  type DemoPerson,
  EmailAddress,
  inRole,
  type Person,
  plus,
  type Role,
  STORY_DAYS,
  Story
} from "#kernel"
import { Effect } from "effect"
import { acceptInvitation } from "./commands/AcceptInvitation.ts"
import { memberIn } from "./commands/memberIn.ts"
import { changeMemberRole } from "./commands/ChangeMemberRole.ts"
import { declineInvitation } from "./commands/DeclineInvitation.ts"
import { editOrganization } from "./commands/EditOrganization.ts"
import { createOrganization } from "./commands/CreateOrganization.ts"
import { inviteMember } from "./commands/InviteMember.ts"
import { revokeInvitation } from "./commands/RevokeInvitation.ts"
import { notifyOfExpiredInvitations } from "./commands/NotifyOfExpiredInvitations.ts"
import { MemberId } from "./contract/views.ts"
import { Members } from "./domain/Members.ts"
import { type Plan, plans, PROMOTED, type Team } from "./demo/plans.ts"
import { Organizations } from "./domain/Organizations.ts"

export { forgetOrganizations, organizationsBeyond } from "./postgres/forgetDemo.ts"

const ROLES: ReadonlyArray<Role> = ["admin", "manager", "technician", "agent", "sales", "driver", "viewer"]

const asPerson = ({ userId, sessionId }: DemoPerson) => {
  const person: Person = { _tag: "Person", userId, sessionId }
  return <A, E, R>(work: Effect.Effect<A, E, R>) =>
    work.pipe(Effect.provideService(CurrentPerson, person), Effect.provideService(CurrentActor, person))
}

const playing = (person: DemoPerson, organizationId: DemoOrganization["id"], role: Role) =>
  Effect.map(memberIn(person, organizationId, role), (member): DemoMember => ({
    name: person.name,
    email: person.email,
    member
  }))

/** A stranger's address, without an account. `.example` has no mailboxes. */
const addressOf = (name: string): string => `${name.toLowerCase().replaceAll(" ", ".")}@mail.example`

const invite = (host: DemoMember, name: string, email: string, role: Role) =>
  inviteMember({ invited_name: name, email: EmailAddress.make(email), role }).pipe(asDemoMember(host))

/** All members in the order of their invitations; the crowd of a load test comes last. */
const teamOf = ({ key, others }: Plan, people: ReadonlyMap<string, DemoPerson>): Team => {
  const domain = `@${key}.example`
  const named: Team = [...ROLES.map((role) => [`${role}${domain}`, role] as const), ...others]
  const known = new Set([`owner${domain}`, ...named.map(([email]) => email)])
  const crowd = [...people.keys()].filter((email) => email.endsWith(domain) && !known.has(email))
  return [...named, ...crowd.map((email, n) => [email, ROLES[n % ROLES.length] ?? "driver"] as const)]
}

/** Below the daily limit of an organization. */
const A_DAY = 90
const FIRST_DAYS = 40

/** Overrides the trial where the organization is stored, because the handler always sets the usual one. */
const createFor = Effect.fnUntraced(function* ({ organization, trialLeft }: Plan, until: Date) {
  const organizations = yield* Organizations
  const add: typeof organizations.add = (record) =>
    organizations.add({
      ...record,
      trial_ends_at: trialLeft === undefined ? record.trial_ends_at : plus(until, days(trialLeft))
    })
  return yield* createOrganization(organization).pipe(
    Effect.provideService(Organizations, { ...organizations, add })
  )
})

const playOrganization = Effect.fnUntraced(function* (plan: Plan, people: ReadonlyMap<string, DemoPerson>) {
  const { until, happens } = yield* Story
  const byEmail = (email: string): DemoPerson => {
    const person = people.get(email)
    if (person === undefined) throw new Error(`No one in the demo has the address ${email}.`)
    return person
  }
  const creator = byEmail(`owner@${plan.key}.example`)
  const creation = createFor(plan, until).pipe(asPerson(creator))
  const { id } = yield* happens(dayOf(plan, until, STORY_DAYS, 8, 5), creation)
  const owner = yield* playing(creator, id, "owner")
  const members = [owner]
  for (const [n, [email, role]] of teamOf(plan, people).entries()) {
    const person = byEmail(email)
    const host = members[role === "admin" || role === "manager" ? 0 : 1] ?? owner
    // One person a day after those with the main roles; a crowd as fast as the limit allows.
    const day = n < 7 ? FIRST_DAYS : Math.max(8, FIRST_DAYS - Math.max(n - 6, 0) * 2)
    const ago = n < 20 ? day : FIRST_DAYS - 1 - Math.floor((n - 20) / A_DAY)
    const { id: invitation } = yield* happens(
      dayOf(plan, until, ago, 8, 20 + (n % 30)),
      invite(host, person.name, email, role)
    )
    yield* happens(
      dayOf(plan, until, ago, 9, 10 + (n % 40)),
      acceptInvitation(invitation).pipe(asPerson(person))
    )
    members.push(yield* playing(person, id, role))
  }
  const { key, hoursBehind } = plan
  const organization: DemoOrganization = { key, id, name: plan.organization.name, hoursBehind, members }
  yield* laterInvitations(plan, organization, byEmail)
  return organization
})

/** Invitations that are pending, declined, revoked or expired. */
const laterInvitations = Effect.fnUntraced(function* (
  { invited, declining, strangers }: Plan,
  organization: DemoOrganization,
  byEmail: (email: string) => DemoPerson
) {
  const { until, happens } = yield* Story
  const [first, second, silent, wrong] = strangers
  const admin = inRole(organization, "admin")
  const manager = inRole(organization, "manager")
  const at = (ago: number, hours: number, minutes: number) => dayOf(organization, until, ago, hours, minutes)
  yield* happens(at(20, 9, 40), invite(manager, silent, addressOf(silent), "driver"))
  const job = { _tag: "Job", name: "tenancy.notify-of-expired-invitations" } as const
  const notifying = notifyOfExpiredInvitations(organization.id).pipe(Effect.provideService(CurrentActor, job))
  yield* happens(at(13, 9, 50), notifying)
  const decliner = byEmail(declining[0])
  const offer = yield* happens(at(16, 10, 15), invite(admin, decliner.name, decliner.email, declining[1]))
  yield* happens(at(15, 7, 55), declineInvitation(offer.id).pipe(asPerson(decliner)))
  const mistake = yield* happens(at(9, 13, 5), invite(admin, wrong, addressOf(wrong), "viewer"))
  yield* happens(at(9, 13, 8), revokeInvitation(mistake.id).pipe(asDemoMember(admin)))
  yield* happens(at(3, 8, 30), invite(manager, first, addressOf(first), "driver"))
  yield* happens(at(2, 14, 20), invite(manager, second, addressOf(second), "agent"))
  const other = byEmail(invited[0])
  yield* happens(at(1, 9, 25), invite(admin, other.name, other.email, invited[1]))
})

const promote = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const promoted = organization.members.find(({ email }) => email === PROMOTED)
  if (promoted === undefined) return organization
  const { userId } = promoted.member
  const membership = yield* Members.use((members) => members.ofUser(organization.id, userId))
  const memberId = MemberId.make(membership._tag === "Some" ? membership.value.id : "")
  const admin = inRole(organization, "admin")
  const change = changeMemberRole({ memberId, role: "technician" }).pipe(asDemoMember(admin))
  yield* happens(dayOf(organization, until, 17, 15, 30), change)
  const later = yield* playing({ ...promoted, ...promoted.member }, organization.id, "technician")
  return { ...organization, members: organization.members.map((one) => (one === promoted ? later : one)) }
})

/** Creates the demo's organizations with their members and invitations. */
const play = Effect.fn("tenancy.demo")(function* (earlier: EarlierDemo) {
  const { until, happens } = yield* Story
  const people = yield* earlier("people")
  const byEmail = new Map<string, DemoPerson>(people.map((person) => [person.email, person]))
  const organizations = yield* Effect.forEach(plans, (plan) => playOrganization(plan, byEmail))
  for (const organization of organizations.filter(({ key }) => key === "harbour")) {
    const owner = asDemoMember(inRole(organization, "owner"))
    yield* happens(
      dayOf(organization, until, 30, 9, 0),
      editOrganization({ customer_email: true }).pipe(owner)
    )
  }
  return { organizations: yield* Effect.forEach(organizations, promote) }
})

/** The demo's organizations and their members, without a load test's crowd. */
export const demoTeams: ReadonlyArray<{ readonly name: string; readonly people: Team }> = plans.map(
  (plan) => ({
    name: plan.organization.name,
    people: [
      [`owner@${plan.key}.example`, "owner"],
      ...teamOf(plan, new Map()).map(
        ([email, role]) => [email, email === PROMOTED ? "technician" : role] as const
      )
    ]
  })
)

export const demo = { play } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    readonly organizations: ReadonlyArray<DemoOrganization>
  }
}
