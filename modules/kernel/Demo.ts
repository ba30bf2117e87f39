import { Context, Effect } from "effect"
import { CurrentActor, CurrentMember, CurrentPerson, type Member } from "./Actor.ts"
import { withClock, days, hours, minutes, plus } from "./Clock.ts"
import type { EmailAddress } from "./EmailAddress.ts"
import type { OrganizationId, SessionId, UserId } from "./ids.ts"
import type { Role } from "./Role.ts"

/** Somebody in the demo, with an account. */
export interface DemoPerson {
  readonly name: string
  readonly email: EmailAddress
  readonly userId: UserId
  readonly sessionId: SessionId
}

/** A member of an organization of the demo: who they are to people, and as whom they act. */
export interface DemoMember {
  readonly name: string
  readonly email: EmailAddress
  readonly member: Member
}

/** An organization of the demo; its owner is the first of its people. */
export interface DemoOrganization {
  readonly key: "riverside" | "harbour" | "lakeview"
  readonly id: OrganizationId
  readonly name: string
  /** Hours its clock is behind UTC, in winter: people work by day wherever they are. */
  readonly hoursBehind: number
  readonly members: ReadonlyArray<DemoMember>
}

/** The weeks that the demo's data tell of. */
export class Story extends Context.Service<
  Story,
  {
    /** Its last instant; on a full hour. */
    readonly until: Date
    /** How many times as much of everything as sales shows; 1 for them, more for load tests. */
    readonly scale: number
    /**
     * Lets something happen at an instant, with all that other contexts do about it. A refusal is a defect:
     * the story breaks a rule of the product.
     */
    readonly happens: <A, E, R>(at: Date, work: Effect.Effect<A, E, R>) => Effect.Effect<A, never, R>
  }
>()("kernel/Story") {}

/** The demo's story begins so many days before its end. */
export const STORY_DAYS = 42

/** So many days before the day on which the story ends, at a time of day (UTC). */
export const daysBefore = (until: Date, ago: number, hour: number, minute: number): Date =>
  plus(until, hours(hour) + minutes(minute) - days(ago) - (until.getTime() % days(1)))

/** The same at a time of day where an organization is. */
export const dayOf = (
  { hoursBehind }: Pick<DemoOrganization, "hoursBehind">,
  until: Date,
  ago: number,
  hour: number,
  minute: number
): Date => daysBefore(until, ago, hour + hoursBehind, minute)

/** So many minutes before the end of the story. */
export const minutesBefore = (until: Date, ago: number): Date => plus(until, -minutes(ago))

/** Does the work as a member would, past the edge. */
export const asDemoMember =
  ({ member }: DemoMember) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    work.pipe(
      Effect.provideService(CurrentMember, member),
      Effect.provideService(CurrentPerson, member),
      Effect.provideService(CurrentActor, member)
    )

/** The first of an organization's members with a role. Dies when there is none. */
export const inRole = ({ name, members }: DemoOrganization, role: Role): DemoMember => {
  const found = members.find(({ member }) => member.role === role)
  if (found === undefined) throw new Error(`${name} has nobody who is ${role}.`)
  return found
}

/** Runs something as if it were then. */
export const atInstant = (at: Date) => withClock(() => at.getTime())
