import { line, matching, OrganizationId, UserId } from "#kernel"
import { FileId, LinkedFile } from "#files/contract"
import { Schema } from "effect"
import { Permille, ShownDamage } from "./damageViews.ts"
import { DriverLink, VehicleLink } from "./driverViews.ts"
import { AssignmentId, HandoverId, LocationId } from "./ids.ts"
import { MeterUnit, StandardKind } from "./meterUnits.ts"

/** `out`: the driver gets the vehicle. `in`: the driver returns it. */
export const HandoverDirection = Schema.Literals(["out", "in"])
export type HandoverDirection = typeof HandoverDirection.Type

/** What a photo shows. */
export const PhotoPosition = Schema.Literals([
  "front",
  "back",
  "left",
  "right",
  "interior",
  "dashboard",
  "damage"
])
export type PhotoPosition = typeof PhotoPosition.Type

export const PositionedPhoto = Schema.Struct({ position: PhotoPosition, file_id: FileId })
export type PositionedPhoto = typeof PositionedPhoto.Type

/** Who signs: the driver, or the person on the other side of the desk. */
export const SignerRole = Schema.Literals(["driver", "staff"])
export type SignerRole = typeof SignerRole.Type

/** The size of the box in which a signature is drawn, whatever the screen. */
export const SIGNATURE_BOX = { width: 1000, height: 400 } as const
export const SIGNATURE_LENGTH = 12_000
const STROKES = /^(?:M\d{1,4} \d{1,4}(?:l-?\d{1,4} -?\d{1,4})+)+$/

/** `strokes`: an SVG path of absolute moves and relative lines with whole numbers, in the box of signatures. */
export const Signature = Schema.Struct({
  role: SignerRole,
  name: line("Name", { max: 120 }),
  strokes: matching(STROKES, SIGNATURE_LENGTH, "Draw a signature, not too long.")
})
export type Signature = typeof Signature.Type

/** What a dial showed. `value` in meters or seconds; the others as typed. */
export const HandoverReading = Schema.Struct({
  kind: StandardKind,
  value: Schema.Number,
  raw_value: Schema.Number,
  raw_unit: MeterUnit
})
export type HandoverReading = typeof HandoverReading.Type

/** What two handovers are compared by. */
const facts = {
  id: HandoverId,
  direction: HandoverDirection,
  at: Schema.Date,
  driver: DriverLink,
  reading: Schema.NullOr(HandoverReading),
  fuel_permille: Schema.NullOr(Permille),
  charge_permille: Schema.NullOr(Permille),
  keys: Schema.NullOr(Schema.Int),
  accessories: Schema.Array(Schema.String)
}

export const HandoverFacts = Schema.Struct(facts)
export type HandoverFacts = typeof HandoverFacts.Type

/**
 * One row of the list of a vehicle's handovers. `corrects_id`: the one it replaces; `corrected_by_id`: the one that
 * replaces it.
 */
export const HandoverRow = Schema.Struct({
  ...facts,
  assignment_id: AssignmentId,
  recorded_at: Schema.Date,
  corrects_id: Schema.NullOr(HandoverId),
  corrected_by_id: Schema.NullOr(HandoverId),
  new_damage: Schema.Int,
  photos: Schema.Int,
  signatures: Schema.Int
})
export type HandoverRow = typeof HandoverRow.Type

/**
 * A handover. It never changes. `device_at`: by the clock of the device; `at` is the same, but never after `recorded_at`, the
 * server's time. `previous`: what the vehicle was like at the handover before. `content_hash` covers everything and the
 * hash before it; `is_verified`: both still match.
 */
export const HandoverView = Schema.Struct({
  ...facts,
  organization_id: OrganizationId,
  assignment_id: AssignmentId,
  vehicle: VehicleLink,
  location: Schema.NullOr(Schema.Struct({ id: LocationId, name: Schema.String })),
  recorded_at: Schema.Date,
  device_at: Schema.Date,
  recorded_by: Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) }),
  notes: Schema.NullOr(Schema.String),
  photos: Schema.Array(Schema.Struct({ position: PhotoPosition, file: LinkedFile })),
  damage: Schema.Array(ShownDamage),
  signatures: Schema.Array(Signature),
  corrects_id: Schema.NullOr(HandoverId),
  corrected_by_id: Schema.NullOr(HandoverId),
  previous: Schema.NullOr(HandoverFacts),
  content_hash: Schema.String,
  is_verified: Schema.Boolean
})
export type HandoverView = typeof HandoverView.Type
