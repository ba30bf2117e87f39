import { FileId } from "#files/contract"
import { MarkFields, MeterUnit, VehicleId, VehicleKind } from "#fleet/contract"
import { FormId, FormSections, FormUse, InspectionId, InspectionPlace, ItemKey } from "#inspections/contract"
import { OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"
import { Refusal } from "../../../api/refusals.ts"

export const Mark = Schema.Struct(MarkFields)
export type Mark = typeof Mark.Type

/** What was entered for an item, as it was entered: numbers may be unfinished. */
export const EnteredAnswer = Schema.Struct({
  /** `pass`, `fail` or `na`, or the key of an option; empty for none. */
  choice: Schema.String,
  /** A number, a reading, a text, or the name of the person who signed. */
  text: Schema.String,
  unit: Schema.NullOr(MeterUnit),
  strokes: Schema.String,
  marks: Schema.Array(Mark),
  note: Schema.String,
  photos: Schema.Array(FileId)
})
export type EnteredAnswer = typeof EnteredAnswer.Type

export const EMPTY_ANSWER: EnteredAnswer = {
  choice: "",
  text: "",
  unit: null,
  strokes: "",
  marks: [],
  note: "",
  photos: []
}

/** What was entered for the items of a form, by their keys. */
export const EnteredAnswers = Schema.Record(ItemKey, EnteredAnswer)
export type EnteredAnswers = typeof EnteredAnswers.Type

/**
 * An inspection in this browser, with everything that is needed to go on with it without a connection. Instants are
 * milliseconds of the device's clock.
 */
export const StoredInspection = Schema.Struct({
  /** Created with it, and sent with every attempt, so that the server records only one inspection. */
  id: InspectionId,
  user_id: UserId,
  organization_id: OrganizationId,
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String, kind: VehicleKind }),
  form: Schema.Struct({
    id: FormId,
    version: Schema.Int,
    name: Schema.String,
    use: FormUse,
    sections: FormSections
  }),
  started_at: Schema.Number,
  /** Null while it is being filled in. */
  finished_at: Schema.NullOr(Schema.Number),
  /** Which section is shown; one after the last is the review. */
  step: Schema.Int,
  answers: EnteredAnswers,
  /** Where it was done, if the person has added that. */
  place: Schema.optionalKey(Schema.NullOr(InspectionPlace)),
  /** The inspection that it corrects. */
  supersedes_id: Schema.NullOr(InspectionId),
  /** Why the server did not accept it; null while it is being filled in or waits to be sent. */
  refusal: Schema.NullOr(Refusal),
  /** What is sent once it is finished, also by the service worker, which knows no forms. */
  request: Schema.optionalKey(Schema.Struct({ body: Schema.ObjectKeyword, photos: Schema.Array(FileId) }))
})
export type StoredInspection = typeof StoredInspection.Type

export type StoredForm = StoredInspection["form"]
