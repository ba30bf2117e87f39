import { type CalendarDate, daysAfter, type OrganizationId } from "#kernel"
import type { InspectionScheduleId } from "../../contract/ids.ts"
import type { CreateInspectionSchedule, EditInspectionSchedule } from "../../contract/schedules.ts"
import { reportedFrom } from "./due.ts"
import type { Schedule } from "./Schedules.ts"

const MAX_SCHEDULES = 200

/** Whether no further schedule fits beside this many. */
export const isFull = (schedules: number): boolean => schedules >= MAX_SCHEDULES

interface Making {
  readonly id: InspectionScheduleId
  readonly organizationId: OrganizationId
  readonly at: Date
  /** In the organization's time zone. */
  readonly today: CalendarDate
}

export const newSchedule = (
  entered: (typeof CreateInspectionSchedule)["body"]["Type"],
  { id, organizationId, at, today }: Making
): Schedule => ({
  ...entered,
  organization_id: organizationId,
  id,
  paused_at: null,
  reported_until: reportedFrom(entered.cadence, today),
  version: 1,
  created_at: at,
  updated_at: at
})

type Changes = Omit<(typeof EditInspectionSchedule)["body"]["Type"], "expected_version"> & {
  readonly paused_at?: Date | null
}

/** With changes. Another cadence, or a schedule that is resumed, begins with its next period. */
export const changed = (
  schedule: Schedule,
  changes: Changes,
  { at, today }: Pick<Making, "at" | "today">
): Schedule => {
  const after = { ...schedule, ...changes, version: schedule.version + 1, updated_at: at }
  const begins = changes.cadence !== undefined || changes.paused_at === null
  return begins ? { ...after, reported_until: reportedFrom(after.cadence, today) } : after
}

/** Missed inspections are listed for this long. */
export const oldestMissed = (today: CalendarDate): CalendarDate => daysAfter(today, -MISSED_DAYS)
const MISSED_DAYS = 460
