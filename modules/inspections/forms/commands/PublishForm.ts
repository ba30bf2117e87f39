import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { FormIsArchived, FormNotReady, NothingToPublish } from "../../contract/errors.ts"
import type { FormId } from "../../contract/ids.ts"
import { Forms } from "../domain/Forms.ts"
import { isUnchanged, nextVersion, problemsOf } from "../domain/rules.ts"
import { announceForm, formView, lockedVersion } from "./changeForm.ts"

/** Publishes the draft of a form as its next version, which vehicles are inspected by from now on. */
export const publishForm = Effect.fn("inspections.publishForm")(function* (
  id: FormId,
  expectedVersion: number
) {
  const { organizationId, userId } = yield* permitted("inspections.edit_forms")
  const before = yield* lockedVersion(organizationId, id, expectedVersion)
  if (before.archived_at !== null) return yield* new FormIsArchived()
  const problems = problemsOf(before.draft)
  if (problems.length > 0) return yield* new FormNotReady({ data: { problems } })
  if (isUnchanged(yield* formView(organizationId, id))) return yield* new NothingToPublish()
  const at = yield* now
  const version = nextVersion(before, userId, at)
  const form = { ...before, published: version.n, version: before.version + 1, updated_at: at }
  yield* Forms.use((forms) => forms.publish(version))
  // Neither its name nor its draft changes.
  yield* Forms.use((forms) => forms.save(form)).pipe(Effect.orDie)
  yield* announceForm(form, { action: "form.published", details: { version: String(version.n) } })
  return yield* formView(organizationId, id)
}, transactional)
