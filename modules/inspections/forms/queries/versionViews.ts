import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"

/** Versions with the names of those who published them. */
export const withPublishers = Effect.fnUntraced(function* <Version extends { readonly published_by: UserId }>(
  versions: ReadonlyArray<Version>
) {
  const people = new Set(versions.map(({ published_by }) => published_by))
  const profiles = yield* Profiles.use((all) => all.byIds([...people]))
  return versions.map(({ published_by: id, ...version }) => ({
    ...version,
    published_by: { id, name: profiles.get(id)?.full_name ?? null }
  }))
})
