import { PartId, type TaskView, UsualPart } from "#maintenance/contract"
import { Option, Schema } from "effect"
import { numberIn } from "../../fleet/form/numberIn.ts"

/** A usual part while its task is edited: the quantity as it was typed. */
const PartDraft = Schema.Struct({ ...UsualPart.fields, part_id: PartId, quantity: Schema.String })
export type PartDraft = typeof PartDraft.Type
type Drafts = ReadonlyArray<PartDraft>

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(PartDraft)))

/** The form stores them as text, so that they are part of its draft; what an earlier version stored may not be valid. */
export const partsIn = (text: string): Drafts => Option.getOrElse(decode(text), () => [])
export const partsText = (parts: Drafts): string => JSON.stringify(parts)

export const draftsOf = (parts: TaskView["parts"]): Drafts =>
  parts.map(({ part_id, number, name, unit, quantity }) => ({
    part_id,
    number,
    name,
    unit,
    quantity: String(quantity)
  }))

/** As they are sent. */
export const fieldsOf = (parts: Drafts) =>
  parts.map(({ part_id, quantity }) => ({ part_id, quantity: numberIn(quantity) }))
