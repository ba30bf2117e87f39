import { type CalendarDate, type OrganizationId, orNotFound } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect, Option } from "effect"
import type { OccurrenceId } from "../../contract/ids.ts"
import type { ServiceView } from "../../contract/serviceViews.ts"
import { todayOf } from "../../defects/queries/todayOf.ts"
import { projected } from "../domain/forecast.ts"
import { ServiceList, type ServiceRow } from "./ServiceList.ts"

/** The names of vehicles, by id. */
export const vehicleNames = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  rows: ReadonlyArray<{ readonly vehicle_id: ServiceRow["vehicle_id"] }>
) {
  const ids = [...new Set(rows.map(({ vehicle_id }) => vehicle_id))]
  const named = yield* VehicleDirectory.use((directory) => directory.named(organizationId, ids))
  return new Map(named.map(({ id, name }) => [id, name]))
})

const useOf = (value: number | null, read_on: ServiceRow["m_on"], per_day: number | null) =>
  value === null || read_on === null ? null : { value, read_on, per_day, spread: null }

// Field by field, because a page has many: copying the rest of an object takes several times as long.
const viewOf = (row: ServiceRow, vehicle: string, today: CalendarDate): ServiceView => ({
  id: row.id,
  schedule_id: row.schedule_id,
  seq: row.seq,
  vehicle: { id: row.vehicle_id, name: vehicle },
  task: { id: row.task_id, name: row.task_name, system: row.task_system },
  program: { id: row.program_id, name: row.program_name },
  state: row.state,
  work_order:
    row.order_id === null || row.order_number === null
      ? null
      : { id: row.order_id, number: row.order_number },
  due_on: row.due_on,
  due_m: row.due_m,
  due_s: row.due_s,
  from_on: row.from_on,
  from_m: row.from_m,
  from_s: row.from_s,
  forecast_on: row.forecast_on,
  earliest_on: row.earliest_on,
  latest_on: row.latest_on,
  current: {
    m: projected(useOf(row.m, row.m_on, row.m_per_day), today),
    s: projected(useOf(row.s, row.s_on, row.s_per_day), today),
    m_per_day: row.m_per_day === null ? null : Math.round(row.m_per_day),
    s_per_day: row.s_per_day === null ? null : Math.round(row.s_per_day)
  }
})

/** Open services as people see them on a day, in the same order. */
export const serviceViewsOn = Effect.fnUntraced(function* (
  today: CalendarDate,
  organizationId: OrganizationId,
  rows: ReadonlyArray<ServiceRow>
) {
  const names = yield* vehicleNames(organizationId, rows)
  return rows.map((row) => viewOf(row, names.get(row.vehicle_id) ?? "", today))
})

/** The same today. */
export const serviceViews = (organizationId: OrganizationId, rows: ReadonlyArray<ServiceRow>) =>
  Effect.flatMap(todayOf(organizationId), (today) => serviceViewsOn(today, organizationId, rows))

/** One open service. */
export const serviceView = Effect.fnUntraced(function* (organizationId: OrganizationId, id: OccurrenceId) {
  const rows = yield* ServiceList.use((list) => list.byIds(organizationId, [id]))
  const [view] = yield* serviceViews(organizationId, rows)
  return yield* Effect.succeed(Option.fromUndefinedOr(view)).pipe(orNotFound("service"))
})
