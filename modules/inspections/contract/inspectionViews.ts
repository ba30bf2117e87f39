import { OrganizationId, UserId } from "#kernel"
import { LinkedFile } from "#files/contract"
import { HandoverReading, VehicleId } from "#fleet/contract"
import { DefectId, DefectSeverity } from "#maintenance/contract"
import { Schema } from "effect"
import { KnownAnswer } from "./answers.ts"
import { InspectionResult } from "./filling/result.ts"
import { FormUse, Jurisdiction } from "./formViews.ts"
import { FormId, InspectionId } from "./ids.ts"
import { KnownSections, ItemKey } from "./items.ts"

/**
 * What a reviewer should know. `fast`: filled in faster than anyone can inspect. `clock`: the clock of the device is wrong,
 * so times are estimated. `reading`: the odometer reading was not plausible, and is in this inspection only. `late`: received
 * more than a day after it was finished.
 */
export const InspectionFlag = Schema.Literals(["fast", "clock", "reading", "late"])
export type InspectionFlag = typeof InspectionFlag.Type

const latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
const longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))

/** Where the person was, in degrees, with the accuracy in meters if the device knows it. */
export const InspectionPlace = Schema.Struct({
  latitude,
  longitude,
  accuracy: Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 })))
})
export type InspectionPlace = typeof InspectionPlace.Type

const person = Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) })
const form = { id: FormId, name: Schema.String, use: FormUse, version: Schema.Int }

/**
 * One row of the list of inspections. `at`: when it was finished, by the clock of the device, corrected if that is wrong.
 * `supersedes_id`: the one it corrects; `superseded_by_id`: the one that corrects it.
 */
export const InspectionRow = Schema.Struct({
  id: InspectionId,
  organization_id: OrganizationId,
  form: Schema.Struct(form),
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String }),
  performed_by: person,
  at: Schema.Date,
  received_at: Schema.Date,
  /** In seconds. */
  duration: Schema.Int,
  result: InspectionResult,
  answered: Schema.Int,
  failed: Schema.Int,
  photos: Schema.Int,
  flags: Schema.Array(InspectionFlag),
  reviewed_at: Schema.NullOr(Schema.Date),
  supersedes_id: Schema.NullOr(InspectionId),
  superseded_by_id: Schema.NullOr(InspectionId)
})
export type InspectionRow = typeof InspectionRow.Type

/** `defect_id`: the defect that the failed item raised; null if it raised none. */
export const InspectionAnswer = Schema.Struct({
  ...KnownAnswer.fields,
  photos: Schema.Array(LinkedFile),
  failed: Schema.Boolean,
  severity: Schema.NullOr(DefectSeverity),
  defect_id: Schema.NullOr(DefectId)
})
export type InspectionAnswer = typeof InspectionAnswer.Type

/**
 * An inspection. It never changes. `started_at`, `finished_at` and `device_at`, the time at which it was sent, are by the
 * clock of the device; `clock_offset` is how many seconds that was ahead of ours. `previous_hash` and `hash`: its place in the
 * chain of its vehicle.
 */
export const InspectionView = Schema.Struct({
  ...InspectionRow.fields,
  form: Schema.Struct({ ...form, jurisdiction: Jurisdiction, sections: KnownSections }),
  started_at: Schema.Date,
  finished_at: Schema.Date,
  device_at: Schema.Date,
  clock_offset: Schema.Int,
  place: Schema.NullOr(InspectionPlace),
  readings: Schema.Array(
    Schema.Struct({ key: ItemKey, reading: HandoverReading, is_recorded: Schema.Boolean })
  ),
  answers: Schema.Array(InspectionAnswer),
  review: Schema.NullOr(Schema.Struct({ at: Schema.Date, by: person, note: Schema.NullOr(Schema.String) })),
  number: Schema.Int,
  previous_hash: Schema.NullOr(Schema.String),
  hash: Schema.String
})
export type InspectionView = typeof InspectionView.Type
