import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CreateCustomField } from "../../contract/customFields.ts"
import { ChoiceId, CustomFieldId } from "../../contract/ids.ts"
import { type CustomField, CustomFields } from "../domain/CustomFields.ts"
import { refusalOfChoices } from "../domain/choices.ts"
import { fieldView } from "../queries/fieldViews.ts"
import { announceField, requireRoom } from "./changeField.ts"

/** Adds a field, after all others. */
export const createCustomField = Effect.fn("fleet.createCustomField")(function* ({
  name,
  type,
  choices = []
}: Input<typeof CreateCustomField>["body"]) {
  const { organizationId: organization_id } = yield* permitted("fleet.configure")
  const all = yield* requireRoom(organization_id)
  const named = yield* Effect.forEach(choices, (choice) =>
    Effect.map(newId(ChoiceId), (id) => ({ id, name: choice }))
  )
  const refusal = refusalOfChoices(type, named)
  if (refusal) return yield* refusal
  const at = yield* now
  const field: CustomField = {
    organization_id,
    id: yield* newId(CustomFieldId),
    name,
    type,
    choices: named,
    position: Math.max(0, ...all.map(({ position }) => position)) + 1,
    archived_at: null,
    created_at: at,
    updated_at: at
  }
  yield* CustomFields.use((fields) => fields.add(field))
  yield* announceField(field, "created")
  return yield* fieldView(field)
}, transactional)
