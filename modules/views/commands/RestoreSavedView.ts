import { Forbidden, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { SavedViewId } from "../contract/views.ts"
import { mayEdit } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"
import { announce } from "./announce.ts"
import { requireRoom } from "./requireRoom.ts"

/** Restores a deleted view as it was. */
export const restoreSavedView = Effect.fn("views.restoreSavedView")(function* (id: SavedViewId) {
  const member = yield* permitted("views.save")
  const savedViews = yield* SavedViews
  const view = yield* savedViews.lockDeleted(member.organizationId, id).pipe(orNotFound("view"))
  if (!mayEdit(view, member)) return yield* new Forbidden({ permission: "views.manage" })
  yield* requireRoom(view)
  yield* savedViews.restore(view)
  yield* announce(view, "view.restored")
}, transactional)
