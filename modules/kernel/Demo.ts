import { Context, Effect } from "effect"
import { CurrentActor, CurrentMember, CurrentPerson, type Member } from "./Actor.ts"
import { withClock, days, hours, minutes, plus } from "./Clock.ts"
import type { EmailAddress } from "./EmailAddress.ts"
import type { OrganizationId, SessionId, UserId } from "./ids.ts"
import type { Role } from "./Role.ts"

/** A person in the demo, with an account. */
export interface DemoPerson {
  readonly name: string
  readonly email: EmailAddress
  readonly userId: UserId
  readonly sessionId: SessionId
}

/** A member of a demo organization: how they are shown, and as whom they act. */
export interface DemoMember {
  readonly name: string
  readonly email: EmailAddress
  readonly member: Member
}

/** A demo organization; its owner comes first in `members`. */
export interface DemoOrganization {
  readonly key: "riverside" | "harbour" | "lakeview"
  readonly id: OrganizationId
  readonly name: string
  /** Its offset behind UTC in winter, in hours, so that members act during their working day. */
  readonly hoursBehind: number
  readonly members: ReadonlyArray<DemoMember>
}

/** What one context's demo creates and later ones build on. Each context adds its own in its `demo.ts`. */
export interface DemoData {}

/** A context's part of the demo; `R` are the services it needs. */
export interface Demo<out R = unknown> {
  /** Plays it through all the weeks and returns what it adds to `DemoData`. `earlier` dies if nothing was added. */
  readonly play: (earlier: EarlierDemo) => Effect.Effect<Partial<DemoData>, never, R>
}

/** Reads what an earlier context's demo created. */
export type EarlierDemo = <K extends keyof DemoData>(name: K) => Effect.Effect<DemoData[K]>

/** The weeks that the demo's data cover. */
export class Story extends Context.Service<
  Story,
  {
    /** When it ends, on a full hour. */
    readonly until: Date
    /** Multiplies the amount of data: 1 for demos, more for load tests. */
    readonly scale: number
    /**
     * Runs the work at an instant, with the reactions of other contexts. A refusal is a defect: the story would
     * break a rule of the product.
     */
    readonly happens: <A, E, R>(at: Date, work: Effect.Effect<A, E, R>) => Effect.Effect<A, never, R>
  }
>()("kernel/Story") {}

/** How many days the story covers. */
export const STORY_DAYS = 42

/** A time of day (UTC), `ago` days before the day on which the story ends. */
export const daysBefore = (until: Date, ago: number, hour: number, minute: number): Date =>
  plus(until, hours(hour) + minutes(minute) - days(ago) - (until.getTime() % days(1)))

/** Like `daysBefore`, in the organization's local time. */
export const dayOf = (
  { hoursBehind }: Pick<DemoOrganization, "hoursBehind">,
  until: Date,
  ago: number,
  hour: number,
  minute: number
): Date => daysBefore(until, ago, hour + hoursBehind, minute)

/** `ago` minutes before the end of the story. */
export const minutesBefore = (until: Date, ago: number): Date => plus(until, -minutes(ago))

/** Runs the work as a member, below the HTTP edge. */
export const asDemoMember =
  ({ member }: DemoMember) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    work.pipe(
      Effect.provideService(CurrentMember, member),
      Effect.provideService(CurrentPerson, member),
      Effect.provideService(CurrentActor, member)
    )

/** Returns the first member with this role. Throws when there is none. */
export const inRole = ({ name, members }: DemoOrganization, role: Role): DemoMember => {
  const match = members.find(({ member }) => member.role === role)
  if (match === undefined) throw new Error(`${name} has no member with the role ${role}.`)
  return match
}

/** Runs the work as if it were `at`. */
export const atInstant = (at: Date) => withClock(() => at.getTime())
