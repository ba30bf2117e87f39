import { days, plus } from "#kernel"
import { SnoozeInvalid } from "../../contract/errors/health.ts"

const LONGEST = days(366)

/** Why an issue can't be snoozed until then. */
export const refusalOfSnooze = (until: Date, at: Date): SnoozeInvalid | undefined =>
  until <= at || until > plus(at, LONGEST) ? new SnoozeInvalid() : undefined
