import { type Input, type Member, NotFound, orNotFound, permitted } from "#kernel"
import { RecordFiles } from "#files"
import { FileUnavailable } from "#files/contract"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import { photosOf } from "../../contract/answers.ts"
import { FinishedBeforeStart, InspectionIncomplete } from "../../contract/errors.ts"
import { missingIn } from "../../contract/filling/missing.ts"
import type { SubmitInspection } from "../../contract/inspections.ts"
import type { FormSections } from "../../contract/items.ts"
import { FormList } from "../../forms/queries/FormList.ts"
import { Inspections } from "../domain/Inspections.ts"

export type Body = Input<typeof SubmitInspection>["body"]

/** The version of the form that an inspection was filled in with. */
export const versionOf = ({ organizationId }: Member, { form_id, form_version }: Body) =>
  FormList.use((list) => list.version(organizationId, form_id, form_version)).pipe(orNotFound("form"))

/** Fails unless everything that the form needs is there. */
export const requireComplete = Effect.fnUntraced(function* (
  { organizationId }: Member,
  { vehicle_id, answers, started_at, finished_at }: Body,
  sections: FormSections
) {
  if (finished_at < started_at) yield* new FinishedBeforeStart()
  const vehicles = yield* VehicleDirectory.use((all) => all.named(organizationId, [vehicle_id]))
  const [vehicle] = vehicles
  if (vehicle === undefined) return yield* new NotFound({ what: "vehicle" })
  const [missing] = missingIn(sections, answers)
  if (missing !== undefined) yield* new InspectionIncomplete({ data: { key: missing.key } })
  const ids = photosOf(answers)
  const files = yield* RecordFiles.use((all) => all.byIds(organizationId, ids))
  // Each photo was uploaded by this person, or is one of the inspection that they correct.
  if (ids.some((id) => files.get(id)?.kind !== "photo")) yield* new FileUnavailable()
  return vehicle
})

/**
 * The inspection that another one corrects, of the same form and vehicle, with what it found; undefined if it corrects none.
 * People correct their own, reviewers all.
 */
export const correctedInspection = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { supersedes_id, form_id, vehicle_id }: Body
) {
  if (supersedes_id === undefined) return undefined
  const inspections = yield* Inspections
  const corrected = yield* inspections.find(organizationId, supersedes_id).pipe(orNotFound("inspection"))
  if (corrected.form_id !== form_id || corrected.vehicle_id !== vehicle_id)
    return yield* new NotFound({ what: "inspection" })
  if (corrected.performed_by !== userId) yield* permitted("inspections.review")
  return { ...corrected, findings: yield* inspections.findings(organizationId, supersedes_id) }
})
