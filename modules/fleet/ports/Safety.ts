import type { NotFound, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { SafetyBlockIsReleased, VehicleNotInFleet } from "../contract/errors/holds.ts"
import type { HoldView, Source } from "../contract/holdViews.ts"
import type { SafetyBlockId, VehicleId } from "../contract/ids.ts"
import type { SafetyBlockView, SafetySeverity } from "../contract/safety.ts"

/** A reason why a vehicle is not safe. */
export interface NewSafetyBlock {
  readonly vehicleId: VehicleId
  readonly severity: SafetySeverity
  readonly reason: string
  /** The record of the module that found it. */
  readonly source?: Source
}

/**
 * A write port: why vehicles are not safe. Joins the caller's unit of work and locks the vehicle, so it is called before
 * the caller's own locks. A grounded vehicle is blocked from now on, or from when it is back, and plans to drive it become
 * tentative. The caller has checked the permission.
 */
export class Safety extends Context.Service<
  Safety,
  {
    readonly block: (
      organizationId: OrganizationId,
      block: NewSafetyBlock
    ) => Effect.Effect<
      { readonly block: SafetyBlockView; readonly demoted: ReadonlyArray<HoldView> },
      NotFound | VehicleNotInFleet
    >
    /** Needs a note that says why the vehicle is safe. It stays blocked while there are other reasons. */
    readonly release: (
      organizationId: OrganizationId,
      id: SafetyBlockId,
      note: string
    ) => Effect.Effect<SafetyBlockView, NotFound | SafetyBlockIsReleased>
  }
>()("fleet/Safety") {}
