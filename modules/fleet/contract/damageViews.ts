import { paragraphs } from "#kernel"
import { FileId, LinkedFile } from "#files/contract"
import { Schema } from "effect"
import { DamageId, HandoverId } from "./ids.ts"

/** The sides of a vehicle drawing. */
export const DrawingSide = Schema.Literals(["top", "front", "back", "left", "right"])
export type DrawingSide = typeof DrawingSide.Type

export const DamageType = Schema.Literals([
  "scratch",
  "dent",
  "crack",
  "chip",
  "broken",
  "missing",
  "rust",
  "stain",
  "other"
])
export type DamageType = typeof DamageType.Type

export const DamageSeverity = Schema.Literals(["minor", "moderate", "severe"])
export type DamageSeverity = typeof DamageSeverity.Type

/** The longest extent. */
export const DamageSize = Schema.Literals(["up_to_2_cm", "up_to_5_cm", "up_to_15_cm", "over_15_cm"])
export type DamageSize = typeof DamageSize.Type

/** `new`: found by the last handover. `repaired`: no longer there. */
export const DamageState = Schema.Literals(["new", "known", "repaired"])
export type DamageState = typeof DamageState.Type

/** How much damage a vehicle can have at a time. */
export const MAX_DAMAGE = 100

/** A part of something in thousandths: a position on a drawing, or how full a tank or battery is. */
export const Permille = Schema.Number.annotate({ message: "Enter a number from 0 to 1000." }).check(
  Schema.isInt({ message: "Enter a number from 0 to 1000." }),
  Schema.isBetween({ minimum: 0, maximum: 1000 }, { message: "Enter a number from 0 to 1000." })
)

/** What a person enters for a mark. `x` and `y` on the drawing, from its upper left corner. */
export const MarkFields = {
  id: DamageId,
  side: DrawingSide,
  x: Permille,
  y: Permille,
  type: DamageType,
  severity: DamageSeverity,
  size: Schema.NullOr(DamageSize),
  note: Schema.NullOr(paragraphs("Note", { max: 200 })),
  /** A photo that the person uploaded. */
  file_id: Schema.NullOr(FileId)
}

const { note: _, file_id: __, ...place } = MarkFields
const mark = { ...place, note: Schema.NullOr(Schema.String), state: DamageState }

/** Damage as a handover recorded it, with the state it had then. */
export const RecordedDamage = Schema.Struct({ ...mark, file_id: Schema.NullOr(FileId) })
export type RecordedDamage = typeof RecordedDamage.Type

/** The same with the address of its photo. */
export const ShownDamage = Schema.Struct({ ...mark, photo: Schema.NullOr(LinkedFile) })
export type ShownDamage = typeof ShownDamage.Type

/** Damage of a vehicle as it is now. `found_in`: the handover that found it. */
export const DamageView = Schema.Struct({
  ...ShownDamage.fields,
  found_in: HandoverId,
  found_at: Schema.Date,
  repaired_at: Schema.NullOr(Schema.Date)
})
export type DamageView = typeof DamageView.Type
