import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { HoldView } from "../../contract/holdViews.ts"
import type { Hold } from "../domain/Hold.ts"

/** Holds as people see them, with the names of those who took them. */
export const viewed = Effect.fnUntraced(function* (holds: ReadonlyArray<Hold>) {
  const people = new Set(
    holds.flatMap(({ created_by }): ReadonlyArray<UserId> => (created_by ? [created_by] : []))
  )
  const profiles = people.size === 0 ? undefined : yield* Profiles.use((all) => all.byIds([...people]))
  return holds.map(
    ({ created_by, source_module, source_id, released_from: _released_from, ...hold }): HoldView => ({
      ...hold,
      source: source_module !== null && source_id !== null ? { module: source_module, id: source_id } : null,
      created_by: created_by && { id: created_by, name: profiles?.get(created_by)?.full_name ?? null }
    })
  )
})
