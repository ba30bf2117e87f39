import { type CalendarDate, type OrganizationId, type PageRequest, UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import type { OccurrenceId } from "../../contract/ids.ts"
import type { ServiceOutcome } from "../../contract/services.ts"
import { PastServiceView } from "../../contract/serviceViews.ts"

/** A closed service without the names of its vehicle and of who closed it. */
export const PastRow = Schema.Struct({
  ...Struct.omit(PastServiceView.fields, ["vehicle", "closed_by"]),
  vehicle_id: PastServiceView.fields.vehicle.fields.id,
  closed_by: Schema.NullOr(UserId)
})
export type PastRow = typeof PastRow.Type

/** Without a vehicle or an outcome: all. `countedFrom`: the first day of which PM compliance counts what was done. */
export interface PastFilter {
  readonly vehicle?: VehicleId
  readonly outcome?: ServiceOutcome
  readonly countedFrom: CalendarDate
}

/** The services that were done or skipped. */
export class PastServices extends Context.Service<
  PastServices,
  {
    /** Newest first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: PastFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<PastRow>>
    readonly find: (organizationId: OrganizationId, id: OccurrenceId) => Effect.Effect<Option.Option<PastRow>>
  }
>()("maintenance/PastServices") {}
