import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { EditCustomField } from "../../contract/customFields.ts"
import type { Choice } from "../../contract/customFieldViews.ts"
import { ChoiceInUse, ChoicesInvalid, CustomFieldInUse } from "../../contract/errors/fields.ts"
import { ChoiceId, type CustomFieldId } from "../../contract/ids.ts"
import { refusalOfChoices } from "../domain/choices.ts"
import { type CustomField, CustomFields } from "../domain/CustomFields.ts"
import { fieldView } from "../queries/fieldViews.ts"
import { announceField, lockedField } from "./changeField.ts"

type Changes = Input<typeof EditCustomField>["body"]

/** Changes only what is given. Values that vehicles have follow the names of choices, and keep a field's type. */
export const editCustomField = Effect.fn("fleet.editCustomField")(function* (
  id: CustomFieldId,
  changes: Changes
) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedField(organizationId, id)
  const type = changes.type ?? before.type
  if (type !== before.type) yield* requireUnused(before)
  const choices = yield* choicesOf(before, type === "choice" ? changes.choices : [])
  const refusal = refusalOfChoices(type, choices)
  if (refusal) return yield* refusal
  const field = { ...before, name: changes.name ?? before.name, type, choices, updated_at: yield* now }
  yield* CustomFields.use((fields) => fields.save(field))
  yield* announceField(field, "edited")
  return yield* fieldView(field)
}, transactional)

const requireUnused = Effect.fnUntraced(function* ({ organization_id, id }: CustomField) {
  const used = yield* CustomFields.use((fields) => fields.used(organization_id, [id]))
  if (used.size > 0) yield* new CustomFieldInUse()
})

/** The choices as given. Fails when one is removed that a vehicle has, or one is named that the field does not have. */
const choicesOf = Effect.fnUntraced(function* (field: CustomField, given: Changes["choices"]) {
  if (given === undefined) return field.choices
  const named = given.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const ids = field.choices.map(({ id }) => id)
  if (named.some((id) => !ids.includes(id)) || new Set(named).size < named.length)
    return yield* new ChoicesInvalid()
  const removed = ids.filter((id) => !named.includes(id))
  const chosen = yield* CustomFields.use((fields) => fields.chosen(field.organization_id, field.id, removed))
  const inUse = field.choices.find(({ id }) => chosen.has(id))
  if (inUse) return yield* new ChoiceInUse({ values: { choice: inUse.name } })
  return yield* Effect.forEach(given, ({ id, name }) =>
    id === undefined
      ? Effect.map(newId(ChoiceId), (created): Choice => ({ id: created, name }))
      : Effect.succeed<Choice>({ id, name })
  )
})
