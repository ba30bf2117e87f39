import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { GroupId } from "../../contract/ids.ts"
import { Groups } from "../domain/Groups.ts"
import { announceGroup, lockedGroup } from "./changeGroup.ts"

/** Hides a group from choices. Fails while a vehicle in the fleet belongs to it. Idempotent. */
export const archiveGroup = Effect.fn("fleet.archiveGroup")(function* (id: GroupId) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedGroup(organizationId, id)
  if (before.archived_at !== null) return
  const at = yield* now
  yield* Groups.use((groups) => groups.archive({ ...before, archived_at: at, updated_at: at }))
  yield* announceGroup(before, { action: "group.archived" })
}, transactional)
