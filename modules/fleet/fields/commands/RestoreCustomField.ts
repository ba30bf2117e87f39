import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { CustomFieldId } from "../../contract/ids.ts"
import { CustomFields } from "../domain/CustomFields.ts"
import { announceField, lockedField, requireRoom } from "./changeField.ts"

/** Shows an archived field again. Fails when another one now has its name. Idempotent. */
export const restoreCustomField = Effect.fn("fleet.restoreCustomField")(function* (id: CustomFieldId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedField(organizationId, id)
  if (before.archived_at === null) return
  yield* requireRoom(organizationId)
  const field = { ...before, archived_at: null, updated_at: yield* now }
  yield* CustomFields.use((fields) => fields.save(field))
  yield* announceField(field, "restored")
}, transactional)
