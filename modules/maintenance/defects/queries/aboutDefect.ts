import { type OrganizationId, withoutLinks } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect, Option } from "effect"
import type { DefectId } from "../../contract/ids.ts"
import { defectName } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"

/** A defect as notices name it; none if it was deleted meanwhile. */
export const aboutDefect = Effect.fnUntraced(function* (organizationId: OrganizationId, id: DefectId) {
  const defect = Option.getOrUndefined(
    yield* DefectRecords.use((records) => records.find(organizationId, id))
  )
  if (defect === undefined) return undefined
  const [vehicle] = yield* VehicleDirectory.use((vehicles) =>
    vehicles.named(organizationId, [defect.vehicle_id])
  )
  // Notices are emailed, and anyone who has seen a sticker can write a title.
  const title = defect.source === "sticker" ? withoutLinks(defect.title) : defect.title
  return { vehicle: vehicle?.name ?? "", name: defectName(defect), title, defect }
})
