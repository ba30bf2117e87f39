import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type {
  EndTooEarly,
  HoldConflict,
  HoldHasBegun,
  HoldIsGrounding,
  HoldIsOver,
  HoldNeedsEnd,
  VehicleNotInFleet
} from "../contract/errors/holds.ts"
import type { OnConflict } from "../contract/holds.ts"
import type { HoldChange, HoldView } from "../contract/holdViews.ts"
import type { HoldId, VehicleId } from "../contract/ids.ts"
import type { NewHold } from "../occupancy/domain/newHold.ts"

export type { NewHold }

/** An existing hold. */
export interface OneHold {
  readonly organizationId: OrganizationId
  readonly holdId: HoldId
}

type Unchangeable = NotFound | HoldIsGrounding | HoldIsOver

/**
 * A write port: when vehicles are taken, and by what. Joins the caller's unit of work and locks the vehicles, so it is
 * called before the caller's own locks. Firm holds of a vehicle never overlap: what would is refused with
 * `HoldConflict`, or demotes the others. The caller has checked the permission.
 */
export class Occupancy extends Context.Service<
  Occupancy,
  {
    readonly take: (
      organizationId: OrganizationId,
      hold: NewHold
    ) => Effect.Effect<HoldChange, NotFound | HoldConflict | VehicleNotInFleet | HoldNeedsEnd | EndTooEarly>
    /** Makes a tentative hold firm. */
    readonly confirm: (
      hold: OneHold
    ) => Effect.Effect<HoldView, Unchangeable | HoldConflict | VehicleNotInFleet>
    /** Makes a firm hold tentative that has not begun. */
    readonly withdraw: (hold: OneHold) => Effect.Effect<HoldView, Unchangeable | HoldHasBegun>
    /** Begins a hold now instead of later. */
    readonly start: (
      hold: OneHold
    ) => Effect.Effect<HoldView, Unchangeable | HoldConflict | VehicleNotInFleet>
    /** Changes when a hold should end. */
    readonly extend: (
      hold: OneHold & { readonly due_at: Date | null; readonly onConflict?: OnConflict }
    ) => Effect.Effect<
      HoldChange,
      Unchangeable | HoldConflict | VehicleNotInFleet | HoldNeedsEnd | EndTooEarly
    >
    /** Ends a hold that has begun, and cancels any other. Changes nothing that is over. `arrived`: of a transfer. */
    readonly release: (
      hold: OneHold & { readonly arrived?: boolean }
    ) => Effect.Effect<HoldView, NotFound | HoldIsGrounding>
    /** Undoes a release. */
    readonly retake: (
      hold: OneHold
    ) => Effect.Effect<HoldView, Unchangeable | HoldConflict | VehicleNotInFleet>
    /** Gives a hold that has not begun another vehicle. */
    readonly move: (
      hold: OneHold & { readonly toVehicleId: VehicleId }
    ) => Effect.Effect<HoldView, Unchangeable | HoldConflict | HoldHasBegun | VehicleNotInFleet>
    /** Lets two holds that have not begun exchange their vehicles. */
    readonly swap: (
      hold: OneHold & { readonly withHoldId: HoldId }
    ) => Effect.Effect<
      ReadonlyArray<HoldView>,
      Unchangeable | HoldConflict | HoldHasBegun | VehicleNotInFleet
    >
  }
>()("fleet/Occupancy") {}
