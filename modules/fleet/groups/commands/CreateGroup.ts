import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { GroupId } from "../../contract/ids.ts"
import type { CreateGroup } from "../../contract/index.ts"
import { Groups } from "../domain/Groups.ts"
import { announceGroup } from "./changeGroup.ts"

/** Adds a group. Fails when there is an active one with this name. */
export const createGroup = Effect.fn("fleet.createGroup")(function* (
  entered: Input<typeof CreateGroup>["body"]
) {
  const { organizationId: organization_id } = yield* permitted("fleet.configure")
  const at = yield* now
  const id = yield* newId(GroupId)
  const group = { ...entered, organization_id, id, archived_at: null, created_at: at, updated_at: at }
  yield* Groups.use((groups) => groups.add(group))
  yield* announceGroup(group, { action: "group.created" })
  return group
}, transactional)
