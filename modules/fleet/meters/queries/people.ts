import type { UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"

/** Who did something, as the history of a vehicle shows them. */
type Named = (id: UserId | null) => { readonly id: UserId; readonly name: string | null } | null

/** The names of people, read together. A person whose account was erased has none. */
export const namesOf = Effect.fnUntraced(function* (ids: ReadonlyArray<UserId | null>) {
  const people = [...new Set(ids.filter((id) => id !== null))]
  const profiles = yield* Profiles.use((all) => all.byIds(people))
  const named: Named = (id) => (id === null ? null : { id, name: profiles.get(id)?.full_name ?? null })
  return named
})

interface MaybeVoided {
  readonly voided_at: Date | null
  readonly voided_by: UserId | null
  readonly void_reason: string | null
}

/** When, by whom and why something was voided; null if it was not. */
export const voidedOf = ({ voided_at: at, voided_by, void_reason: reason }: MaybeVoided, named: Named) =>
  at === null || reason === null ? null : { at, by: named(voided_by), reason }
