import { CalendarDate, cutSortedPage, type OrganizationId, type SortedPageRequest } from "#kernel"
import type { GroupId, VehicleId } from "#fleet/contract"
import { Context, Effect, Schema, Struct } from "effect"
import type { OccurrenceId, ProgramId, TaskId } from "../../contract/ids.ts"
import type { ServiceNumbers } from "../../contract/numbers.ts"
import type { ServiceSort } from "../../contract/services.ts"
import { type OpenState, ServiceView, VehicleServiceView } from "../../contract/serviceViews.ts"
import { NamedTask } from "../../contract/taskViews.ts"
import { WorkOrderLink } from "../../contract/workOrderLink.ts"

/** Selects open services. */
export interface ServiceFilter {
  readonly search?: string
  readonly state?: ReadonlyArray<OpenState>
  readonly vehicle?: ReadonlyArray<VehicleId>
  readonly group?: ReadonlyArray<GroupId>
  readonly program?: ReadonlyArray<ProgramId>
  readonly task?: ReadonlyArray<TaskId>
}

/** What a search matches besides the names of programs. */
export interface Matching {
  readonly vehicles: ReadonlyArray<VehicleId>
  readonly tasks: ReadonlyArray<TaskId>
}

const number = Schema.NullOr(Schema.Number)
const day = Schema.NullOr(CalendarDate)

/**
 * An open service as columns that need no decoding, with what its vehicle had counted when it was last read instead of now,
 * and without its name.
 */
export const ServiceRow = Schema.Struct({
  ...Struct.omit(ServiceView.fields, ["vehicle", "current", "task", "program", "work_order"]),
  vehicle_id: ServiceView.fields.vehicle.fields.id,
  task_id: NamedTask.fields.id,
  task_name: NamedTask.fields.name,
  task_system: NamedTask.fields.system,
  program_id: ServiceView.fields.program.fields.id,
  program_name: ServiceView.fields.program.fields.name,
  order_id: Schema.NullOr(WorkOrderLink.fields.id),
  order_number: Schema.NullOr(WorkOrderLink.fields.number),
  name_key: Schema.String,
  m: number,
  m_on: day,
  m_per_day: number,
  s: number,
  s_on: day,
  s_per_day: number
})
export type ServiceRow = typeof ServiceRow.Type

export const VehicleServiceRow = Schema.Struct({
  ...Struct.omit(VehicleServiceView.fields, ["service"]),
  occurrence_id: Schema.NullOr(ServiceView.fields.id)
})
export type VehicleServiceRow = typeof VehicleServiceRow.Type

type Numbers = Omit<ServiceNumbers, "compliance_pct">

/** The open services of an organization. */
export class ServiceList extends Context.Service<
  ServiceList,
  {
    /** In this order, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: ServiceFilter,
      matching: Matching | undefined,
      sort: ServiceSort,
      page: SortedPageRequest
    ) => Effect.Effect<ReadonlyArray<ServiceRow>>
    readonly count: (
      organizationId: OrganizationId,
      filter: ServiceFilter,
      matching: Matching | undefined
    ) => Effect.Effect<number>
    /** These open services, by when they will be due. */
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<OccurrenceId>
    ) => Effect.Effect<ReadonlyArray<ServiceRow>>
    /** What a vehicle needs again and again. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<VehicleServiceRow>>
    /** `since`: the first day that counts for how many were on time. */
    readonly numbers: (organizationId: OrganizationId, since: CalendarDate) => Effect.Effect<Numbers>
  }
>()("maintenance/ServiceList") {}

/** Comes after every day. */
export const NEVER = "infinity"

const sortKey = (sort: ServiceSort, { forecast_on, name_key }: ServiceRow): string =>
  sort === "due" || sort === "-due" ? (forecast_on ?? NEVER) : name_key.slice(0, 200)

/** One page of the open services. */
export const pageOfServices = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: ServiceFilter,
  matching: Matching | undefined,
  sort: ServiceSort,
  page: SortedPageRequest
) {
  const rows = yield* ServiceList.use((list) => list.page(organizationId, filter, matching, sort, page))
  return cutSortedPage(rows, page.limit, (row) => ({ key: sortKey(sort, row), id: row.id }))
})
