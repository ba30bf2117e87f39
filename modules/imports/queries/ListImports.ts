import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { Imports } from "../domain/Imports.ts"
import { listedImports } from "./importViews.ts"
import { permittedTargets } from "./targets.ts"

/** Returns a page of the history: imports of one kind of record, or of all that the member may import. */
export const listImports = Effect.fn("imports.listImports")(function* (
  { after, limit }: PageRequest,
  target: string | undefined
) {
  const { organizationId } = yield* permitted("imports.run")
  const targets = (yield* permittedTargets).map(({ name }) => name)
  const shown = targets.filter((name) => target === undefined || name === target)
  const stored = yield* Imports.use((imports) => imports.page(organizationId, shown, after, limit))
  const { items, next } = cutPage(stored, limit, ({ created_at, id }) => ({ at: created_at, id }))
  return { items: yield* listedImports(items), next }
})
