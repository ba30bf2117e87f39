import type { NotFound, OrganizationId, UserId } from "#kernel"
import type { FileId, FileUnavailable } from "#files/contract"
import type { Source, VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option } from "effect"
import type { DefectId } from "../../contract/ids.ts"
import type { Defect } from "./Defect.ts"

export interface DefectPhoto {
  readonly defect_id: DefectId
  readonly file_id: FileId
}

export class DefectRecords extends Context.Service<
  DefectRecords,
  {
    readonly find: (organizationId: OrganizationId, id: DefectId) => Effect.Effect<Option.Option<Defect>>
    /** Like `find`, and until the unit of work ends, no one else reports a defect under this id. */
    readonly claim: (organizationId: OrganizationId, id: DefectId) => Effect.Effect<Option.Option<Defect>>
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<DefectId>
    ) => Effect.Effect<ReadonlyArray<Defect>>
    /** Those that a record has raised. Until the unit of work ends, no one else raises any for it. */
    readonly raisedBy: (
      organizationId: OrganizationId,
      origin: Source
    ) => Effect.Effect<ReadonlyArray<Pick<Defect, "id" | "item">>>
    /**
     * The fault codes with an unresolved defect that one of them has raised. Until the unit of work ends, no one else raises
     * any for the vehicle.
     */
    readonly faultsOf: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlySet<string | null>>
    /** The next of the numbers that people see. No one else gets one until the unit of work ends. */
    readonly nextNumber: (organizationId: OrganizationId) => Effect.Effect<number>
    /** Whether its vehicle was called unsafe before it was reported, within so many milliseconds. */
    readonly calledUnsafeBefore: (defect: Defect, within: number) => Effect.Effect<boolean>
    /** Fails with `NotFound` without its vehicle. */
    readonly add: (
      defect: Defect,
      photos: ReadonlyArray<FileId>
    ) => Effect.Effect<void, NotFound | FileUnavailable>
    /** Returns whether it was still the version before. Fails with `NotFound` if the assignee has left. */
    readonly save: (defect: Defect) => Effect.Effect<boolean, NotFound>
    readonly photosOf: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<DefectId>
    ) => Effect.Effect<ReadonlyArray<DefectPhoto>>
    /** Marks repairs as seen that are not yet, and returns those that were marked. */
    readonly acknowledge: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      ids: ReadonlyArray<DefectId>,
      by: UserId,
      at: Date
    ) => Effect.Effect<ReadonlyArray<Pick<Defect, "id">>>
  }
>()("maintenance/DefectRecords") {}
