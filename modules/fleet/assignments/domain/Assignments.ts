import { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { type AssignmentRole, AssignmentView } from "../../contract/assignments.ts"
import type { AssignedTwice, DriverAssigned, VehicleAssigned } from "../../contract/errors/drivers.ts"
import { type AssignmentId, DriverId, VehicleId } from "../../contract/ids.ts"

const { vehicle: _, driver: __, ...fields } = AssignmentView.fields

export const Assignment = Schema.Struct({ ...fields, vehicle_id: VehicleId, driver_id: DriverId })
export type Assignment = typeof Assignment.Type

/** Someone else has the vehicle, or the driver has another one, in that period. */
export type Overlap = VehicleAssigned | DriverAssigned | AssignedTwice

/** What a driver gets. */
export interface Entered {
  readonly vehicle_id: VehicleId
  readonly driver_id: DriverId
  readonly role: AssignmentRole
  readonly from: Date
  readonly until: Date | null
  readonly note: string | null
}

interface Making {
  readonly id: AssignmentId
  readonly organizationId: OrganizationId
  readonly at: Date
}

/** An assignment in the state that its period has at an instant: one that is over was recorded afterwards. */
export const newAssignment = (entered: Entered, { id, organizationId, at }: Making): Assignment => ({
  ...entered,
  id,
  organization_id: organizationId,
  state: entered.until !== null && entered.until <= at ? "ended" : entered.from <= at ? "active" : "planned",
  created_at: at,
  updated_at: at
})

/** Whether nothing is between the start and the end. */
export const isReversed = ({ from, until }: Pick<Assignment, "from" | "until">): boolean =>
  until !== null && until <= from

/**
 * The planned end of assignments whose drivers swap their vehicles: the earlier one, because after that a driver or a
 * vehicle may have other plans. One that has passed plans nothing.
 */
export const swappedUntil = (swapped: ReadonlyArray<Pick<Assignment, "until">>, at: Date): Date | null =>
  swapped.reduce<Date | null>(
    (earliest, { until }) =>
      until !== null && until > at && (earliest === null || until < earliest) ? until : earliest,
    null
  )

export class Assignments extends Context.Service<
  Assignments,
  {
    readonly add: (assignment: Assignment) => Effect.Effect<void, Overlap>
    /** Locks the assignment until the unit of work ends. Its vehicle and driver are locked before. */
    readonly lock: (
      organizationId: OrganizationId,
      id: AssignmentId
    ) => Effect.Effect<Option.Option<Assignment>>
    /** The same for the active assignments of vehicles' primary drivers. */
    readonly lockActive: (
      organizationId: OrganizationId,
      vehicles: ReadonlyArray<VehicleId>
    ) => Effect.Effect<ReadonlyArray<Assignment>>
    /** Stores the state, the period and the note. */
    readonly save: (assignment: Assignment) => Effect.Effect<void, Overlap>
    /**
     * Lets planned assignments begin once this one is over, if they were to begin before: the driver came back late.
     * Those that would be over by then are cancelled. Returns them.
     */
    readonly postpone: (late: Assignment) => Effect.Effect<ReadonlyArray<Assignment>>
  }
>()("fleet/Assignments") {}
