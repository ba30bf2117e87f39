import type { OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { VehicleId } from "../../contract/ids.ts"
import type { ReleaseReason } from "../../contract/releaseCheck.ts"

/** A vehicle that is about to be given to a driver. */
export interface ReleaseQuestion {
  readonly organizationId: OrganizationId
  readonly vehicleId: VehicleId
  readonly at: Date
}

/** Why a part or module would not let a vehicle go out. */
export type ReasonsOf = (question: ReleaseQuestion) => Effect.Effect<ReadonlyArray<ReleaseReason>>

/**
 * Everything that keeps vehicles from going out. Parts and modules contribute their reasons when
 * their layers are built, so that the release check does not depend on them.
 */
export class ReleaseReasons extends Context.Service<
  ReleaseReasons,
  {
    readonly contribute: (reasons: ReasonsOf) => Effect.Effect<void>
    /** In the order of the contributions. */
    readonly of: ReasonsOf
  }
>()("fleet/ReleaseReasons") {}
