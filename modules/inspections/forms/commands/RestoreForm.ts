import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { Forms } from "../domain/Forms.ts"
import { announceForm, lockedForm, requireRoom } from "./changeForm.ts"

/** Restores an archived form. Fails if another one now has its name. Idempotent. */
export const restoreForm = Effect.fn("inspections.restoreForm")(function* (id: FormId) {
  const { organizationId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedForm(organizationId, id)
  if (before.archived_at === null) return
  yield* requireRoom(organizationId)
  const form = { ...before, archived_at: null, updated_at: yield* now, version: before.version + 1 }
  // What it contains was stored before.
  yield* Forms.use((forms) => forms.save(form)).pipe(Effect.catchTag("FormTooLarge", Effect.die))
  yield* announceForm(form, { action: "form.restored" })
}, transactional)
