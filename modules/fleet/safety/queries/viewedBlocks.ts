import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { SafetyBlockView } from "../../contract/safety.ts"
import type { SafetyBlock } from "../domain/SafetyBlocks.ts"

/** Safety blocks as people see them, with the names of those who opened and released them. */
export const viewedBlocks = Effect.fnUntraced(function* (blocks: ReadonlyArray<SafetyBlock>) {
  const people = blocks
    .flatMap(({ opened_by, released_by }) => [opened_by, released_by])
    .filter((id): id is UserId => id !== null)
  const profiles = yield* Profiles.use((all) => all.byIds([...new Set(people)]))
  const personOf = (id: UserId | null) => id && { id, name: profiles.get(id)?.full_name ?? null }
  return blocks.map(
    ({ source_module: module, source_id, opened_by, released_by, ...block }): SafetyBlockView => ({
      ...block,
      source: module !== null && source_id !== null ? { module, id: source_id } : null,
      opened_by: personOf(opened_by),
      released_by: personOf(released_by)
    })
  )
})
