import { type OrganizationId, plus, hours } from "#kernel"
import { type DescribedVehicle, VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { DueInspection } from "../../contract/scheduleViews.ts"
import { dueOf, isSelected, type Moment } from "../domain/due.ts"
import type { LastInspection } from "../domain/Schedules.ts"
import { type ActiveSchedule, ScheduleList } from "./ScheduleList.ts"

const BATCH = 5000

/** All vehicles of an organization that can be inspected: those that have not left the fleet. */
export const inspectableVehicles = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const directory = yield* VehicleDirectory
  const vehicles: Array<DescribedVehicle> = []
  for (;;) {
    const batch = yield* directory.describedAfter(organizationId, vehicles.at(-1)?.id ?? null, BATCH, null)
    vehicles.push(...batch)
    if (batch.length < BATCH) return vehicles.filter(({ disposed }) => !disposed)
  }
})

/** All vehicles of an organization that rules may select. */
export const allVehicles = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const vehicles = yield* inspectableVehicles(organizationId)
  return vehicles.filter(({ lifecycle }) => lifecycle === "in_service")
})

const keyOf = ({ vehicle_id, form_id }: Pick<LastInspection, "vehicle_id" | "form_id">): string =>
  `${vehicle_id} ${form_id}`

interface Due extends DueInspection {
  readonly key: string
}

/** Overdue ones first, then by vehicle. */
const inOrder = (one: Due, other: Due): number => {
  if (one.state !== other.state) return one.state === "overdue" ? -1 : 1
  return one.key < other.key ? -1 : Number(one.key > other.key)
}

const validHours = ({ cadence }: ActiveSchedule): number =>
  cadence.kind === "before_use" ? cadence.valid_hours : 0

/** When the last driver of each vehicle returned it, if an inspection before that would still be recent enough. */
const returnsOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<ActiveSchedule>,
  vehicles: ReadonlyArray<DescribedVehicle>,
  at: Date
) {
  const before = schedules.filter((schedule) => validHours(schedule) > 0)
  if (before.length === 0) return new Map<VehicleId, Date>()
  const from = plus(at, -hours(Math.max(...before.map(validHours))))
  const ids = vehicles.map(({ id }) => id)
  const rows = yield* VehicleDirectory.use((all) => all.returnedDuring(organizationId, ids, from, at))
  return new Map(rows.map((row) => [row.vehicle_id, row.at]))
})

interface Known {
  readonly last: ReadonlyMap<string, LastInspection>
  readonly returns: ReadonlyMap<VehicleId, Date>
  readonly moment: Moment
}

const dueOfSchedule = (
  schedule: ActiveSchedule,
  vehicles: ReadonlyArray<DescribedVehicle>,
  { last, returns, moment }: Known
): ReadonlyArray<Due> =>
  vehicles
    .filter((vehicle) => isSelected(schedule.rule, vehicle))
    .flatMap(({ id, name, name_key }): ReadonlyArray<Due> => {
      const before = last.get(keyOf({ vehicle_id: id, form_id: schedule.form_id }))
      const state = dueOf(schedule, before, returns.get(id), moment)
      if (state === undefined) return []
      return [
        {
          ...state,
          schedule_id: schedule.id,
          form: schedule.form,
          vehicle: { id, name },
          required: schedule.required,
          last: before === undefined ? null : { id: before.id, at: before.at },
          key: `${name_key} ${id} ${schedule.id}`
        }
      ]
    })

/** What these vehicles need now by these schedules, overdue ones first. */
export const dueInspections = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  schedules: ReadonlyArray<ActiveSchedule>,
  vehicles: ReadonlyArray<DescribedVehicle>,
  moment: Moment
) {
  const formIds = [...new Set(schedules.map(({ form_id }) => form_id))]
  const vehicleIds = vehicles.map(({ id }) => id)
  const rows = yield* ScheduleList.use((list) =>
    list.last(organizationId, { formIds, vehicleIds, timeZone: moment.timeZone })
  )
  const last = new Map(rows.map((row) => [keyOf(row), row]))
  const returns = yield* returnsOf(organizationId, schedules, vehicles, moment.at)
  return schedules
    .flatMap((schedule) => dueOfSchedule(schedule, vehicles, { last, returns, moment }))
    .toSorted(inOrder)
    .map(({ key: _key, ...one }): DueInspection => one)
})
