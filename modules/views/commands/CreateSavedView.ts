import { Forbidden, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { SavedViewId } from "../contract/views.ts"
import { type Entered, newView, readableBy } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"
import { announce } from "./announce.ts"
import { requireRoom } from "./requireRoom.ts"

/** Saves a view for oneself, or for all members. */
export const createSavedView = Effect.fn("views.createSavedView")(function* (entered: Entered) {
  const member = yield* permitted("views.save")
  if (entered.shared && !member.permissions.has("views.share"))
    return yield* new Forbidden({ permission: "views.share" })
  const view = newView(entered, yield* newId(SavedViewId), member, yield* now)
  yield* requireRoom(view)
  yield* SavedViews.use((savedViews) => savedViews.add(view))
  yield* announce(view, "view.shared")
  return readableBy(member)(view)
}, transactional)
