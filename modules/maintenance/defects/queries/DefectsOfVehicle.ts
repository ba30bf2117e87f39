import type { OrganizationId, Period } from "#kernel"
import { FileId } from "#files/contract"
import type { VehicleId } from "#fleet/contract"
import { Context, type Effect, Schema, Struct } from "effect"
import type { DefectId } from "../../contract/ids.ts"
import { Defect } from "../domain/Defect.ts"

/** A defect and how it ended, as the file of a vehicle shows it. */
export const DefectOnFile = Schema.Struct({
  ...Struct.pick(Defect.fields, [
    "id",
    "number",
    "title",
    "severity",
    "blocking",
    "note",
    "state",
    "reported_by",
    "reporter_name",
    "reported_at",
    "resolution",
    "resolution_note",
    "resolved_by",
    "resolved_at",
    "verified_by",
    "verified_at",
    "released_by",
    "released_at",
    "acknowledged_by",
    "acknowledged_at"
  ]),
  photos: Schema.Array(FileId)
})
export type DefectOnFile = typeof DefectOnFile.Type

/** A query port: the defects of a vehicle, for its file. The caller has checked the permission. */
export class DefectsOfVehicle extends Context.Service<
  DefectsOfVehicle,
  {
    /** Those that were unresolved at some time in a period, and those with these ids, earliest first, up to a maximum. */
    readonly during: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      period: Period,
      ids: ReadonlyArray<DefectId>,
      most: number
    ) => Effect.Effect<ReadonlyArray<DefectOnFile>>
  }
>()("maintenance/DefectsOfVehicle") {}
