import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect, Struct } from "effect"
import type { ImportSummary, ImportView, ListedImport } from "../contract/views.ts"
import type { Import } from "../domain/Imports.ts"

/** Adds the names of those who began the imports, in one statement. */
export const listedImports = Effect.fnUntraced(function* <A extends ImportSummary>(
  summaries: ReadonlyArray<A>
) {
  const people = new Set(
    summaries.flatMap(({ user_id }): ReadonlyArray<UserId> => (user_id ? [user_id] : []))
  )
  const profiles = yield* Profiles.use((all) => all.byIds([...people]))
  return summaries.map((summary): A & Pick<ListedImport, "person"> => ({
    ...summary,
    person: (summary.user_id && profiles.get(summary.user_id)?.full_name) ?? null
  }))
})

/** What a page shows of an import. */
export const importView = Effect.fnUntraced(function* (stored: Import) {
  const [listed] = yield* listedImports([stored])
  return Struct.omit({ ...stored, person: listed?.person ?? null }, [
    "size",
    "batches",
    "next_batch",
    "acting_id"
  ]) satisfies ImportView
})
