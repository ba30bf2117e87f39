import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { GroupId } from "../../contract/ids.ts"
import type { EditGroup } from "../../contract/index.ts"
import { Groups } from "../domain/Groups.ts"
import { announceGroup, lockedGroup } from "./changeGroup.ts"

/** Changes only the given fields of a group. */
export const editGroup = Effect.fn("fleet.editGroup")(function* (
  id: GroupId,
  changes: Input<typeof EditGroup>["body"]
) {
  const { organizationId } = yield* permitted("fleet.configure")
  const before = yield* lockedGroup(organizationId, id)
  const group = { ...before, ...changes, updated_at: yield* now }
  yield* Groups.use((groups) => groups.save(group))
  yield* announceGroup(group, { action: "group.edited" })
  return group
}, transactional)
