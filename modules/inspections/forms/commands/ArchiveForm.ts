import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { Forms } from "../domain/Forms.ts"
import { announceForm, lockedForm } from "./changeForm.ts"

/** Hides a form from choices. Fails while vehicles are inspected with it on a schedule. Idempotent. */
export const archiveForm = Effect.fn("inspections.archiveForm")(function* (id: FormId) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedForm(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const form = { ...before, archived_at: at, updated_at: at, version: before.version + 1 }
  yield* Forms.use((forms) => forms.archive(form))
  yield* announceForm(form, { action: "form.archived" })
}, transactional)
