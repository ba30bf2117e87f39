import { type Input, now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { ViewWasChanged } from "../contract/errors.ts"
import type { EditSavedView } from "../contract/savedViews.ts"
import type { SavedViewId } from "../contract/views.ts"
import { actionOf, changed, readableBy, refusalToEdit } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"
import { announce } from "./announce.ts"
import { requireRoom } from "./requireRoom.ts"

/** Changes only the given fields. Fails if someone else changed the view since `expected_version`. */
export const editSavedView = Effect.fn("views.editSavedView")(function* (
  id: SavedViewId,
  { expected_version, ...changes }: Input<typeof EditSavedView>["body"]
) {
  const member = yield* permitted("views.save")
  const savedViews = yield* SavedViews
  const before = yield* savedViews.lock(member.organizationId, id).pipe(orNotFound("view"))
  const refusal = refusalToEdit(before, changes, member)
  if (refusal) return yield* refusal
  if (before.version !== expected_version) return yield* new ViewWasChanged()
  const after = changed(before, changes, yield* now)
  if (after === undefined) return readableBy(member)(before)
  if (before.shared !== after.shared) yield* requireRoom(after)
  yield* savedViews.save(after)
  yield* announce(after, actionOf(before, after), before.shared)
  return readableBy(member)(after)
}, transactional)
