import type { OrganizationId, PageRequest, Period } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { DowntimeCause } from "../../contract/downtime.ts"
import { DowntimeReason } from "../domain/Downtime.ts"

/** Selects downtime. Undefined: any. */
export interface DowntimeFilter {
  readonly vehicle?: VehicleId
  readonly during?: Period
  readonly cause?: DowntimeCause
  readonly planned?: boolean
}

/** Downtime with the number of its work order. */
export const ListedDowntime = Schema.Struct({ ...DowntimeReason.fields, number: Schema.NullOr(Schema.Int) })
export type ListedDowntime = typeof ListedDowntime.Type

/** Seconds of the ledger by cause. */
export const DowntimeSum = Schema.Struct({
  cause: DowntimeCause,
  planned: Schema.Boolean,
  seconds: Schema.Number
})
export type DowntimeSum = typeof DowntimeSum.Type

export class DowntimeList extends Context.Service<
  DowntimeList,
  {
    /** Latest start first, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: DowntimeFilter,
      page: PageRequest
    ) => Effect.Effect<ReadonlyArray<ListedDowntime>>
    /** Of these vehicles within their times in service, cut to these. */
    readonly sums: (
      organizationId: OrganizationId,
      within: ReadonlyArray<{ readonly vehicle_id: VehicleId } & Period>
    ) => Effect.Effect<ReadonlyArray<DowntimeSum>>
  }
>()("maintenance/DowntimeList") {}
