import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomFieldId } from "../../contract/ids.ts"
import { CustomFields } from "../domain/CustomFields.ts"
import { announceField, lockedField } from "./changeField.ts"

/** Hides a field. Vehicles keep their values. Idempotent. */
export const archiveCustomField = Effect.fn("fleet.archiveCustomField")(function* (id: CustomFieldId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedField(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  const field = { ...before, archived_at: at, updated_at: at }
  // Only active fields need different names.
  yield* CustomFields.use((fields) => fields.save(field)).pipe(
    Effect.catchTag("CustomFieldExists", Effect.die)
  )
  yield* announceField(field, "archived")
}, transactional)
