import { hours, minutes, plus } from "#kernel"
import type { Schedule, Window } from "./Schedules.ts"

/** A use of a vehicle. `returned`: when the driver before returned it. */
interface Use {
  readonly from: Date
  readonly returned: Date | null
}

/** A driver who inspects a vehicle this soon after getting it has not used it yet. */
const BEFORE_DRIVING_OFF = minutes(15)

/**
 * When an inspection counts for a use: after the driver before returned the vehicle, not too long ago, and in the time that
 * is left once the driver has it.
 */
export const windowOf = (
  { grace_hours }: Pick<Schedule, "grace_hours">,
  valid_hours: number,
  { from, returned }: Use
): Window => {
  const oldest = plus(from, -hours(valid_hours))
  return {
    from: returned !== null && returned > oldest ? returned : oldest,
    until: plus(from, Math.max(hours(grace_hours), BEFORE_DRIVING_OFF))
  }
}
