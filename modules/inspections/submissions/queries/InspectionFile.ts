import { type Member, orNotFound, type Period, type UserId } from "#kernel"
import { PhotoContents } from "#files"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Profiles } from "#identity"
import { type DefectOnFile, DefectsOfVehicle } from "#maintenance"
import { OrganizationDirectory } from "#tenancy"
import { Effect } from "effect"
import { photosOf } from "../../contract/answers.ts"
import { InspectionFileTooLarge } from "../../contract/errors.ts"
import { type FileDays, filePeriod } from "../domain/filePeriod.ts"
import { InspectionList, type StoredDetails } from "./InspectionList.ts"

/** Inspections of each day for the longest time for which they have to be stored, with some that were corrected; photos that are read in half a minute. */
export const MOST = { inspections: 500, photos: 400 }
const MOST_DEFECTS = 400

const organizationOf = ({ organizationId }: Member) =>
  OrganizationDirectory.use((all) => all.settingsOf(organizationId)).pipe(orNotFound("organization"))

const vehicleOf = ({ organizationId }: Member, id: VehicleId) =>
  VehicleDirectory.use((all) => all.identified(organizationId, id)).pipe(orNotFound("vehicle"))

/** The inspections and defects of a period, if they fit one file. */
const recordsOf = Effect.fnUntraced(function* ({ organizationId }: Member, id: VehicleId, period: Period) {
  const inspections = yield* InspectionList.use((list) =>
    list.onFile(organizationId, id, period, MOST.inspections + 1)
  )
  const raised = inspections.flatMap(({ findings }) => findings.flatMap(({ defect_id }) => defect_id ?? []))
  const defects = yield* DefectsOfVehicle.use((all) =>
    all.during(organizationId, id, period, [...new Set(raised)], MOST_DEFECTS + 1)
  )
  const photos = new Set([
    ...inspections.flatMap(({ answers }) => photosOf(answers)),
    ...defects.flatMap((defect) => defect.photos)
  ])
  const isTooLarge =
    inspections.length > MOST.inspections || photos.size > MOST.photos || defects.length > MOST_DEFECTS
  return isTooLarge ? yield* new InspectionFileTooLarge(MOST) : { inspections, defects, photos: [...photos] }
})

const peopleIn = (
  { userId }: Member,
  inspections: ReadonlyArray<StoredDetails>,
  defects: ReadonlyArray<DefectOnFile>
): ReadonlyArray<UserId> => {
  const ids = [
    userId,
    ...inspections.flatMap(({ performed_by, review }) => [performed_by, review?.by ?? null]),
    ...defects.flatMap(({ reported_by, resolved_by, verified_by, released_by, acknowledged_by }) => [
      reported_by,
      resolved_by,
      verified_by,
      released_by,
      acknowledged_by
    ])
  ]
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Everything that the file of a vehicle contains, except for the photos themselves. */
export const inspectionFile = Effect.fnUntraced(function* (member: Member, id: VehicleId, days: FileDays) {
  const { organizationId, userId } = member
  const organization = yield* organizationOf(member)
  const period = filePeriod(days, organization.time_zone)
  if (!("until" in period)) return yield* period
  const vehicle = yield* vehicleOf(member, id)
  const { inspections, defects, photos } = yield* recordsOf(member, id, period)
  const profiles = yield* Profiles.use((all) => all.byIds(peopleIn(member, inspections, defects)))
  return {
    organization,
    vehicle,
    days,
    inspections,
    defects,
    chain: yield* InspectionList.use((list) => list.chain(organizationId, id)),
    thumbnails: yield* PhotoContents.use((all) => all.thumbnails(organizationId, photos)),
    language: profiles.get(userId)?.locale ?? "en",
    exportedBy: userId,
    nameOf: (person: UserId | null) => (person && profiles.get(person)?.full_name) ?? "–"
  }
})

export type InspectionFile = Effect.Success<ReturnType<typeof inspectionFile>>
