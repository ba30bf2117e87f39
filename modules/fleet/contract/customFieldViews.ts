import { line, OrganizationId } from "#kernel"
import { Schema } from "effect"
import { ChoiceId, CustomFieldId } from "./ids.ts"

export const CustomFieldType = Schema.Literals(["text", "number", "date", "choice"])
export type CustomFieldType = typeof CustomFieldType.Type

/** How many fields an organization can use at a time, and how many choices one can have. */
export const MAX_CUSTOM_FIELDS = 50
export const MAX_CHOICES = 100
export const MAX_TEXT = 200
const ID_LENGTH = 36

export const CustomFieldName = line("Name", { max: 60 })

/** A value that a field of type `choice` can have. Vehicles store its id, so it can be renamed. */
export const Choice = Schema.Struct({ id: ChoiceId, name: CustomFieldName })
export type Choice = typeof Choice.Type

/** A field that an organization added to its vehicles. `is_used`: at least one vehicle has a value. */
export const CustomFieldView = Schema.Struct({
  id: CustomFieldId,
  organization_id: OrganizationId,
  name: Schema.String,
  type: CustomFieldType,
  choices: Schema.Array(Choice),
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  is_used: Schema.Boolean
})
export type CustomFieldView = typeof CustomFieldView.Type

/** A text, a number, a date as text, or the id of a choice. */
const CustomValue = Schema.Union([Schema.String, Schema.Number])
export type CustomValue = typeof CustomValue.Type

/** A vehicle's values by the ids of the fields, without those that it has no value for. */
export const CustomValues = Schema.Record(Schema.String, CustomValue)
export type CustomValues = typeof CustomValues.Type

/** Values to store by the ids of the fields; null removes one, and fields that are not named stay as they are. */
export const CustomInput = Schema.Record(
  Schema.String.check(Schema.isMaxLength(ID_LENGTH)),
  Schema.NullOr(Schema.Union([Schema.String.check(Schema.isMaxLength(MAX_TEXT)), Schema.Finite]))
).check(
  Schema.isMaxProperties(MAX_CUSTOM_FIELDS, {
    message: `A vehicle has at most ${MAX_CUSTOM_FIELDS} fields of your own.`
  })
)
export type CustomInput = typeof CustomInput.Type
