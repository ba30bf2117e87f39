import { permitted } from "#kernel"
import { Effect } from "effect"
import { readableBy } from "../domain/rules.ts"
import { SavedViews } from "../domain/SavedViews.ts"

/** Returns the member's own and all shared views of a list, by name. */
export const listSavedViews = Effect.fn("views.listSavedViews")(function* (list: string) {
  const member = yield* permitted("views.save")
  const views = yield* SavedViews.use((savedViews) => savedViews.ofList(member.organizationId, list))
  return { items: views.map(readableBy(member)) }
})
