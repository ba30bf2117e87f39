import { type Member, type OrganizationId, orNotFound, type UserId } from "#kernel"
import { RecordFiles } from "#files"
import { VehicleDirectory } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import { photosOf } from "../../contract/answers.ts"
import type { InspectionId } from "../../contract/ids.ts"
import type { InspectionRow, InspectionView } from "../../contract/inspectionViews.ts"
import { InspectionList, type StoredDetails, type StoredRow } from "./InspectionList.ts"

/** The names of vehicles by their ids. */
export const vehicleNames = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  ids: ReadonlyArray<VehicleId>
) {
  const vehicles = yield* VehicleDirectory.use((all) => all.named(organizationId, [...new Set(ids)]))
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  return (id: VehicleId) => ({ id, name: names.get(id) ?? "" })
})

const people = Effect.fnUntraced(function* (ids: ReadonlyArray<UserId>) {
  const profiles = yield* Profiles.use((all) => all.byIds([...new Set(ids)]))
  return (id: UserId) => ({ id, name: profiles.get(id)?.full_name ?? null })
})

/** Inspections of a list, with the names of vehicles and people. */
export const inspectionRows = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  rows: ReadonlyArray<StoredRow>
) {
  const vehicleOf = yield* vehicleNames(
    organizationId,
    rows.map(({ vehicle_id }) => vehicle_id)
  )
  const personOf = yield* people(rows.map(({ performed_by }) => performed_by))
  return rows.map(({ vehicle_id, performed_by, ...row }): InspectionRow => ({
    ...row,
    vehicle: vehicleOf(vehicle_id),
    performed_by: personOf(performed_by)
  }))
})

/** The answers as a member sees them, with photos and the defects they raised. */
const shownAnswers = Effect.fnUntraced(function* (member: Member, { answers, findings }: StoredDetails) {
  const files = yield* RecordFiles.use((all) => all.linked(member, photosOf(answers)))
  return answers.map((answer) => {
    const finding = findings.find(({ item_key }) => item_key === answer.key)
    return {
      ...answer,
      photos: answer.photos.flatMap((id) => files.get(id) ?? []),
      failed: finding !== undefined,
      severity: finding?.severity ?? null,
      defect_id: finding?.defect_id ?? null
    }
  })
})

const INTERNAL = [
  "form_id",
  "form_version",
  "vehicle_id",
  "keep_until",
  "findings",
  "use"
] as const satisfies ReadonlyArray<keyof StoredDetails>

/** An inspection as a member sees it. */
export const inspectionView = Effect.fnUntraced(function* (member: Member, id: InspectionId) {
  const { organizationId } = member
  const stored = yield* InspectionList.use((list) => list.find(organizationId, id)).pipe(
    orNotFound("inspection")
  )
  const { vehicle_id, performed_by, review, readings } = stored
  const vehicleOf = yield* vehicleNames(organizationId, [vehicle_id])
  const personOf = yield* people([performed_by, ...(review === null ? [] : [review.by])])
  return {
    ...Struct.omit(stored, INTERNAL),
    vehicle: vehicleOf(vehicle_id),
    performed_by: personOf(performed_by),
    readings: readings.map(({ reading_id, ...reading }) => ({
      ...reading,
      is_recorded: reading_id !== null
    })),
    answers: yield* shownAnswers(member, stored),
    review: review && { ...review, by: personOf(review.by) }
  } satisfies InspectionView
})
