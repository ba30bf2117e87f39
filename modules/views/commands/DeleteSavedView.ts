import { Forbidden, now, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { SavedViewId } from "../contract/views.ts"
import { mayEdit } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"
import { announce } from "./announce.ts"

/** Deletes a view. It can be restored for a day. */
export const deleteSavedView = Effect.fn("views.deleteSavedView")(function* (id: SavedViewId) {
  const member = yield* permitted("views.save")
  const savedViews = yield* SavedViews
  const view = yield* savedViews.lock(member.organizationId, id).pipe(orNotFound("view"))
  if (!mayEdit(view, member)) return yield* new Forbidden({ permission: "views.manage" })
  yield* savedViews.delete(view, yield* now)
  yield* announce(view, "view.deleted")
}, transactional)
