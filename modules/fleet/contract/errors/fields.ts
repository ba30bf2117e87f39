import { refusal } from "#kernel"
import { Schema } from "effect"

export class CustomFieldExists extends refusal("CustomFieldExists", 409, "Field exists", "There is already a field with this name.") {}

export class TooManyCustomFields extends refusal("TooManyCustomFields", 409, "Too many fields", "Your organization can use at most 50 fields. Archive one first.") {}

export class CustomFieldInUse extends refusal("CustomFieldInUse", 409, "Field in use", "Vehicles already have values in this field, so its type can't be changed. Add another field instead.") {}

export class ChoiceInUse extends refusal("ChoiceInUse", 409, "Choice in use", ({ values }) => `Vehicles have the choice “${values.choice}”, so it can't be removed. Rename it, or change these vehicles first.`, { values: Schema.Struct({ choice: Schema.String }) }) {}

export class ChoicesInvalid extends refusal("ChoicesInvalid", 422, "Choices not valid", "Enter at least one choice, each with a different name. Other fields have no choices.") {}
