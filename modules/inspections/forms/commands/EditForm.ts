import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { FormIsArchived } from "../../contract/errors.ts"
import type { EditForm } from "../../contract/forms.ts"
import type { FormId } from "../../contract/ids.ts"
import { Forms } from "../domain/Forms.ts"
import { edited, refusalOfRetention } from "../domain/rules.ts"
import { announceForm, formView, lockedVersion } from "./changeForm.ts"

/** Changes only the given fields of a form. What vehicles are inspected by changes when it is published. */
export const editForm = Effect.fn("inspections.editForm")(function* (
  id: FormId,
  { expected_version, ...changes }: Input<typeof EditForm>["body"]
) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedVersion(organizationId, id, expected_version)
  if (before.archived_at !== null) return yield* new FormIsArchived()
  const form = edited(before, changes, yield* now)
  const refusal = refusalOfRetention(form)
  if (refusal) return yield* refusal
  yield* Forms.use((forms) => forms.save(form))
  yield* announceForm(form, { action: "form.edited" })
  return yield* formView(organizationId, id)
}, transactional)
