import { CalendarDate, type OrganizationId, type Period, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema } from "effect"
import { BayId, DefectId, OccurrenceId } from "../../contract/ids.ts"
import { NeededPart } from "../../contract/serviceProposals.ts"
import type { WorkOrder } from "../../workorders/domain/WorkOrders.ts"

/** A scheduled work order in the way of another one, in its bay or with its technician. */
export const InTheWay = Schema.Struct({ number: Schema.Int, in_bay: Schema.Boolean })

/** When a bay and a technician are taken. */
export const TakenTime = Schema.Struct({
  bay_id: Schema.NullOr(BayId),
  assigned_to: Schema.NullOr(UserId),
  from: Schema.Date,
  until: Schema.Date
})
export type TakenTime = typeof TakenTime.Type

const work = {
  vehicle_id: VehicleId,
  title: Schema.String,
  minutes: Schema.Int,
  due_on: Schema.NullOr(CalendarDate)
}

/** A service or a defect with these fields, too. */
export const workToDo = <Fields extends Schema.Struct.Fields>(more: Fields) =>
  Schema.Union([
    Schema.Struct({ kind: Schema.tag("service"), id: OccurrenceId, ...work, ...more }),
    Schema.Struct({ kind: Schema.tag("defect"), id: DefectId, ...work, ...more })
  ])

/** A service or a defect that is in no open work order. */
export const WorkToDo = workToDo({})
export type WorkToDo = typeof WorkToDo.Type

export const PartOfVehicle = Schema.Struct({ vehicle_id: VehicleId, ...NeededPart.fields })
export type PartOfVehicle = typeof PartOfVehicle.Type

/** What is planned in the workshop, and what could be. */
export class Plan extends Context.Service<
  Plan,
  {
    readonly inTheWay: (order: WorkOrder) => Effect.Effect<ReadonlyArray<typeof InTheWay.Type>>
    readonly taken: (
      organizationId: OrganizationId,
      during: Period
    ) => Effect.Effect<ReadonlyArray<TakenTime>>
    /** Due services and open defects in no open work order, the most urgent first. Not what is done as part of another service. */
    readonly toDo: (organizationId: OrganizationId, most: number) => Effect.Effect<ReadonlyArray<WorkToDo>>
    /** What services and defects are called, in this order. */
    readonly titles: (
      organizationId: OrganizationId,
      services: ReadonlyArray<OccurrenceId>,
      defects: ReadonlyArray<DefectId>
    ) => Effect.Effect<ReadonlyArray<string>>
    readonly countDue: (organizationId: OrganizationId) => Effect.Effect<number>
    /** The parts that the same services used on the same vehicles the last time; the usual ones of those that used none. */
    readonly partsFor: (
      organizationId: OrganizationId,
      services: ReadonlyArray<OccurrenceId>
    ) => Effect.Effect<ReadonlyArray<PartOfVehicle>>
  }
>()("maintenance/Plan") {}
