import type { OrganizationId, Period } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { VehicleId } from "../../contract/ids.ts"

/** When a vehicle was in service. `until`: the first instant when it no longer was, or the end of the period. */
export const InServicePeriod = Schema.Struct({ vehicle_id: VehicleId, from: Schema.Date, until: Schema.Date })
export type InServicePeriod = typeof InServicePeriod.Type

/** A query port: when vehicles were in service, by what the timeline says of their state. */
export class InServicePeriods extends Context.Service<
  InServicePeriods,
  {
    /** Within a period, of one vehicle or all. The times of a vehicle never overlap. */
    readonly during: (
      organizationId: OrganizationId,
      period: Period,
      vehicleId?: VehicleId
    ) => Effect.Effect<ReadonlyArray<InServicePeriod>>
  }
>()("fleet/InServicePeriods") {}
