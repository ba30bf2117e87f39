import { CurrentActor, dayIn, daysAfter, now, type OrganizationId, publish, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { InspectionsMissed } from "../../contract/events.ts"
import { expectsCleanReports } from "../../contract/formViews.ts"
import { oldestMissed } from "../domain/changes.ts"
import {
  type Days,
  isSelected,
  lastOverDay,
  type Moment,
  nextPeriod,
  periodOn,
  reportedPeriods
} from "../domain/due.ts"
import { type ReportableSchedule, type Schedule, Schedules } from "../domain/Schedules.ts"
import { allVehicles } from "../queries/dueInspections.ts"
import { missedIn } from "./missedIn.ts"

const BATCH = 50
/** Of one schedule in a run; later ones are reported by the next run. */
const MOST_PERIODS = 31

/**
 * Reports the inspections that were not done in time, in all organizations. A period is stored in the unit of work that
 * publishes it, so repeated and concurrent runs report nothing twice. Runs as the system role.
 */
export const reportMissed = Effect.fn("inspections.reportMissed")(
  function* () {
    let last: ReportableSchedule | undefined
    for (;;) {
      const batch = yield* transactional(reportBatch(last))
      last = batch.at(-1)
      if (batch.length < BATCH) break
    }
    const oldest = oldestMissed(dayIn("UTC", yield* now))
    yield* transactional(Schedules.use((schedules) => schedules.purgeEndedBefore(oldest)))
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "inspections.report-missed" })
)

interface Missed {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  readonly formId: Schedule["form_id"]
}

const reportBatch = Effect.fnUntraced(function* (after: Schedule | undefined) {
  const at = yield* now
  // It is at most a day later somewhere else.
  const latest = daysAfter(dayIn("UTC", at), 1)
  const batch = yield* Schedules.use((schedules) => schedules.lockReportable(latest, after, BATCH))
  const ids = [...new Set(batch.map(({ organization_id }) => organization_id))]
  const organizations = yield* OrganizationDirectory.use((directory) => directory.namesOf(ids))
  const byOrganization = Map.groupBy(batch, ({ organization_id }) => organization_id)
  yield* Effect.forEach(
    byOrganization,
    ([organizationId, schedules]) => {
      const timeZone = organizations.get(organizationId)?.time_zone ?? "UTC"
      return reportOrganization(organizationId, schedules, { at, timeZone })
    },
    { discard: true }
  )
  return batch
})

const reportOrganization = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<ReportableSchedule>,
  moment: Moment
) {
  const over = schedules.filter((schedule) => periodsOver(schedule, moment).length > 0)
  if (over.length === 0) return
  const vehicles = yield* allVehicles(organizationId)
  const missed = yield* Effect.forEach(over, (schedule) => {
    const selected = vehicles.filter((vehicle) => isSelected(schedule.rule, vehicle)).map(({ id }) => id)
    return reportSchedule(schedule, new Set(selected), moment)
  })
  yield* announce(organizationId, missed.flat())
})

/** The periods that are over, with the time that was left for them, and not reported yet. */
const periodsOver = (schedule: Schedule, { at, timeZone }: Moment): ReadonlyArray<Days> => {
  const cadence = reportedPeriods(schedule)
  const last = lastOverDay(schedule, timeZone, at)
  const periods: Array<Days> = []
  for (
    let period = periodOn(cadence, schedule.reported_until);
    period !== undefined && period.to <= last && periods.length < MOST_PERIODS;
    period = nextPeriod(cadence, period)
  )
    periods.push(period)
  return periods
}

/** Whether a vehicle without an inspection is reported. One that must not go out without it is, whatever its form. */
const reportsMissed = ({ required, form }: ReportableSchedule): boolean =>
  required || expectsCleanReports(form.use, form.jurisdiction)

const reportSchedule = Effect.fnUntraced(function* (
  reportable: ReportableSchedule,
  selected: ReadonlySet<VehicleId>,
  moment: Moment
) {
  const { form: _, ...schedule } = reportable
  const { organization_id, id: schedule_id, form_id: formId } = schedule
  const repository = yield* Schedules
  const periods = periodsOver(schedule, moment)
  const missed = yield* Effect.forEach(periods, (days) =>
    Effect.gen(function* () {
      const outcome = yield* missedIn(schedule, selected, moment.timeZone, days)
      const done = outcome.expected - outcome.missed.length
      const counted = reportsMissed(reportable) ? outcome : { expected: done, missed: [] }
      const of = { organization_id, schedule_id, starts_on: days.from, ends_on: days.to }
      yield* repository.report({ ...of, ...counted, done }, moment.at)
      return counted.missed
    })
  )
  const last = periods.at(-1)
  if (last !== undefined) yield* repository.save({ ...schedule, reported_until: daysAfter(last.to, 1) })
  return missed
    .flat()
    .map(({ vehicle_id: vehicleId }): Missed => ({ organizationId: organization_id, vehicleId, formId }))
})

/** One event per organization, so that its managers are notified once, however many were missed. */
const announce = Effect.fnUntraced(function* (organizationId: OrganizationId, missed: ReadonlyArray<Missed>) {
  const [first] = missed
  if (first === undefined) return
  const only = missed.length === 1 ? { vehicleId: first.vehicleId, formId: first.formId } : null
  yield* publish(new InspectionsMissed({ organizationId, count: missed.length, only }))
})
