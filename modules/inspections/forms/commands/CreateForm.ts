import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CreateForm } from "../../contract/forms.ts"
import { FormId } from "../../contract/ids.ts"
import { Forms } from "../domain/Forms.ts"
import { newForm, refusalOfRetention } from "../domain/rules.ts"
import { announceForm, formView, requireRoom } from "./changeForm.ts"

/** Adds a form, empty or with what a pack contains. Fails if there is an active one with this name. */
export const createForm = Effect.fn("inspections.createForm")(function* (
  entered: Input<typeof CreateForm>["body"]
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  yield* requireRoom(organizationId)
  const form = newForm(entered, { id: yield* newId(FormId), organizationId, at: yield* now })
  const refusal = refusalOfRetention(form)
  if (refusal) return yield* refusal
  // Packs are small.
  yield* Forms.use((forms) => forms.add(form)).pipe(Effect.catchTag("FormTooLarge", Effect.die))
  yield* announceForm(form, { action: "form.created" })
  return yield* formView(organizationId, form.id).pipe(Effect.orDie)
}, transactional)
