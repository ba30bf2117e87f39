import { type OrganizationId, UserId } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { DefectId, OccurrenceId } from "../../contract/ids.ts"
import { workToDo } from "./Plan.ts"

const dismissed = { dismissed_by: Schema.NullOr(UserId), dismissed_at: Schema.Date }

/** Work that would be proposed if it were not dismissed. */
export const DismissedWork = workToDo(dismissed)
export type DismissedWork = typeof DismissedWork.Type

/** A service or a defect that was dismissed. */
export const DismissedSource = Schema.Union([
  Schema.Struct({ kind: Schema.tag("service"), id: OccurrenceId }),
  Schema.Struct({ kind: Schema.tag("defect"), id: DefectId })
])
export type DismissedSource = typeof DismissedSource.Type

/** The services and defects of one vehicle. */
export interface WorkOfVehicle {
  readonly vehicleId: VehicleId
  readonly services: ReadonlyArray<OccurrenceId>
  readonly defects: ReadonlyArray<DefectId>
}

/** What is not proposed, because someone dismissed it. */
export class Dismissals extends Context.Service<
  Dismissals,
  {
    /** Due services and open defects in no open work order, latest dismissal first. */
    readonly list: (
      organizationId: OrganizationId,
      most: number
    ) => Effect.Effect<ReadonlyArray<DismissedWork>>
    /** Returns how many of these are of the vehicle. */
    readonly dismiss: (
      organizationId: OrganizationId,
      work: WorkOfVehicle,
      by: UserId,
      at: Date
    ) => Effect.Effect<number>
    /** All that was dismissed of a vehicle, to lock it. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<DismissedSource>>
    /** Returns how many were dismissed. */
    readonly restore: (organizationId: OrganizationId, vehicleId: VehicleId) => Effect.Effect<number>
  }
>()("maintenance/Dismissals") {}
