import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { GroupId } from "../../contract/ids.ts"
import { Groups } from "../domain/Groups.ts"
import { announceGroup, lockedGroup } from "./changeGroup.ts"

/** Restores an archived group. Fails when another one now has its name. Idempotent. */
export const restoreGroup = Effect.fn("fleet.restoreGroup")(function* (id: GroupId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedGroup(organizationId, id)
  if (before.archived_at === null) return
  const group = { ...before, archived_at: null, updated_at: yield* now }
  yield* Groups.use((groups) => groups.save(group))
  yield* announceGroup(group, { action: "group.restored" })
}, transactional)
