import {
  RecordedDamage,
  DamageId,
  HandoverId,
  type LocationId,
  MeterUnit,
  PositionedPhoto,
  type RecordHandover,
  Signature,
  type StandardKind
} from "#fleet/contract"
import { Schema, Struct } from "effect"
import { newUuid } from "../../../api/newUuid.ts"
import { orNull } from "../../../ui/orNull.ts"
import { dialNumber } from "../meters/entering.ts"

/** Damage that was not known before. */
export const Mark = RecordedDamage.mapFields(Struct.omit(["state"]))
export type Mark = typeof Mark.Type

/** What was entered so far. Its id makes sending it twice harmless. */
export const HandoverDraft = Schema.Struct({
  id: HandoverId,
  value: Schema.String,
  unit: MeterUnit,
  fuel: Schema.NullOr(Schema.Int),
  charge: Schema.NullOr(Schema.Int),
  keys: Schema.String,
  accessories: Schema.String,
  notes: Schema.String,
  /** Where it is; empty for nowhere in particular. */
  location: Schema.String,
  photos: Schema.Array(PositionedPhoto),
  marks: Schema.Array(Mark),
  repaired: Schema.Array(DamageId),
  signatures: Schema.Array(Schema.toType(Signature))
})
export type HandoverDraft = typeof HandoverDraft.Type

export const emptyDraft = (unit: MeterUnit, location: LocationId | null): HandoverDraft => ({
  id: HandoverId.make(newUuid()),
  value: "",
  unit,
  fuel: null,
  charge: null,
  keys: "",
  accessories: "",
  notes: "",
  location: location ?? "",
  photos: [],
  marks: [],
  repaired: [],
  signatures: []
})

const Stored = Schema.fromJsonString(HandoverDraft)
export const draftText = Schema.encodeSync(Stored)
const readDraft = Schema.decodeUnknownOption(Stored)

/** A stored draft; undefined for one that an earlier version stored. */
export const draftIn = (text: string): HandoverDraft | undefined => {
  const read = readDraft(text)
  return read._tag === "Some" ? read.value : undefined
}

export const accessoriesIn = (text: string): ReadonlyArray<string> =>
  text
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "")

export type Body = (typeof RecordHandover)["body"]["Encoded"]

interface Sending {
  readonly assignmentId: string
  readonly direction: Body["direction"]
  readonly kind: StandardKind
  /** Stores an unlikely reading, too. */
  readonly confirm: boolean
  readonly at: Date
}

/** A draft as the body of a request. Signatures without strokes are none. */
export const bodyOf = (
  draft: HandoverDraft,
  { assignmentId, direction, kind, confirm, at }: Sending
): Body => ({
  assignment_id: assignmentId,
  direction,
  at: at.toISOString(),
  location_id: draft.location === "" ? null : draft.location,
  reading:
    draft.value.trim() === "" ? null : { kind, value: dialNumber(draft.value), unit: draft.unit, confirm },
  fuel_permille: draft.fuel,
  charge_permille: draft.charge,
  keys: draft.keys === "" ? null : Number(draft.keys),
  accessories: accessoriesIn(draft.accessories),
  notes: orNull(draft.notes),
  photos: draft.photos,
  marks: draft.marks,
  repaired: draft.repaired,
  signatures: draft.signatures.filter(({ strokes, name }) => strokes !== "" && name.trim() !== "")
})
