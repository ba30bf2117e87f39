import { Effect } from "effect"
import { TooManyViews } from "../contract/errors.ts"
import type { SavedView } from "../contract/views.ts"
import { isFull } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"

/** Fails if the list already has as many of these views as it may have. */
export const requireRoom = Effect.fnUntraced(function* (view: SavedView) {
  const views = yield* SavedViews.use((savedViews) => savedViews.countAlike(view))
  if (isFull(views)) yield* new TooManyViews()
})
