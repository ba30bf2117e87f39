import { cutPage, type OrganizationId, type PageRequest } from "#kernel"
import { Context, Effect, type Option } from "effect"
import type { AssignmentState, AssignmentView } from "../../contract/assignments.ts"
import type { AssignmentId, DriverId, VehicleId } from "../../contract/ids.ts"

/** Selects assignments. Undefined: any. */
export interface AssignmentFilter {
  readonly vehicle?: VehicleId
  readonly driver?: DriverId
  readonly state?: ReadonlyArray<AssignmentState>
  /** Those that last at some time between these. */
  readonly from?: Date
  readonly until?: Date
}

export class AssignmentList extends Context.Service<
  AssignmentList,
  {
    /** Latest start first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: AssignmentFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<AssignmentView>>
    readonly find: (
      organizationId: OrganizationId,
      id: AssignmentId
    ) => Effect.Effect<Option.Option<AssignmentView>>
    /** Who has or had the vehicle at an instant, the primary driver first. */
    readonly at: (
      organizationId: OrganizationId,
      vehicle: VehicleId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<AssignmentView>>
  }
>()("fleet/AssignmentList") {}

/** One page of the organization's assignments. */
export const pageOfAssignments = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  filter: AssignmentFilter,
  page: PageRequest
) {
  const rows = yield* AssignmentList.use((list) => list.page(organizationId, filter, page))
  return cutPage(rows, page.limit, ({ from, id }) => ({ at: from, id }))
})
