import type { CurrentActor, Events, Ids, NotFound, OrganizationId } from "#kernel"
import type { FileId, FileUnavailable } from "#files/contract"
import type { Source, VehicleId, VehicleNotInFleet } from "#fleet/contract"
import { Context, type Effect } from "effect"
import type { DefectSeverity, DefectSource, Reporter, VehicleSystem } from "../contract/defectViews.ts"
import type { DefectId } from "../contract/ids.ts"

/** A defect of a vehicle that someone has noticed. */
export interface DefectToRaise {
  /** If a device has created it; a new one otherwise. */
  readonly id?: DefectId
  readonly vehicleId: VehicleId
  /** What is wrong, in a line. */
  readonly title: string
  readonly system: VehicleSystem
  readonly severity: DefectSeverity
  /** Whether the vehicle must not be driven until it is resolved: it is grounded in the same transaction. */
  readonly blocking: boolean
  readonly source: DefectSource
  /** The record it was noticed with, if any. A record raises each of its items once; `item` is its name for the item. */
  readonly origin: Source | null
  readonly item: string | null
  readonly note: string | null
  /** Files of the caller's that show it; they are linked to the defect, too. At most 10 count. */
  readonly photos: ReadonlyArray<FileId>
  /** Who reported it, if that is no one with an account. */
  readonly reporter?: Reporter & { readonly saysUnsafe: boolean }
}

/**
 * A write port: what is wrong with vehicles. Joins the caller's unit of work and locks the vehicle if a defect blocks it, so
 * it is called before the caller's own locks. Raising the same item of the same record again changes nothing and returns the
 * same defect. The caller has checked the permission; the person who acts has reported it.
 */
export class Defects extends Context.Service<
  Defects,
  {
    /** All of one vehicle. Returns their ids, in the same order. */
    readonly raise: (
      organizationId: OrganizationId,
      defects: ReadonlyArray<DefectToRaise>
    ) => Effect.Effect<
      ReadonlyArray<DefectId>,
      NotFound | VehicleNotInFleet | FileUnavailable,
      CurrentActor | Events | Ids
    >
  }
>()("maintenance/Defects") {}
