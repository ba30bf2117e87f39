import { dayOf, type DemoOrganization, minutes, plus } from "#kernel"
import type { Plan } from "./workOrderPlans.ts"

const SUNDAY = 0

const isSunday = (organization: DemoOrganization, until: Date, ago: number): boolean =>
  plus(dayOf(organization, until, ago, 12, 0), -organization.hoursBehind * minutes(60)).getUTCDay() === SUNDAY

/** So many days before the end of the story, or the day before that if it is a Sunday: the workshop is closed then. */
export const workingDay = (organization: DemoOrganization, until: Date, ago: number): number =>
  isSunday(organization, until, ago) ? ago + 1 : ago

/** The same, but the day after a Sunday. */
export const nextWorkingDay = (organization: DemoOrganization, until: Date, ago: number): number =>
  isSunday(organization, until, ago) ? ago - 1 : ago

/** Work orders that were opened on the morning of their day. */
const isWaitingToBegin = ({ ends }: Plan): boolean =>
  ends === "draft" ||
  ends === "requested" ||
  ends === "estimate" ||
  ends === "approved" ||
  ends === "scheduled"

/** When the nth work order is opened, when its vehicle comes to the workshop, and when someone begins to work on it. */
export const timesOf = (organization: DemoOrganization, until: Date, plan: Plan, n: number) => {
  const { ago, stays = 0, lead = isWaitingToBegin(plan) ? 0 : 1 } = plan
  const day = (daysAgo: number, hour: number, minute: number) =>
    dayOf(organization, until, daysAgo, hour, minute)
  const begins = workingDay(organization, until, ago)
  const opened =
    lead === 0
      ? day(begins, 7, 30 + ((n * 7) % 25))
      : day(workingDay(organization, until, begins + lead), 15, (n * 7) % 60)
  const arrives = day(begins, 8, (n * 11) % 50)
  const works =
    stays === 0
      ? plus(arrives, minutes(15))
      : day(nextWorkingDay(organization, until, begins - stays), 8, 30 + ((n * 11) % 50))
  return { opened, arrives, works }
}
