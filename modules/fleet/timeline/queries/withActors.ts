import type { UserId } from "#kernel"
import { Effect, Struct } from "effect"
import { namesOf } from "../../meters/queries/people.ts"

/** Names who did what happened. */
export const withActors = Effect.fnUntraced(function* <A extends { readonly user_id: UserId | null }>(
  entries: ReadonlyArray<A>
) {
  const named = yield* namesOf(entries.map(({ user_id }) => user_id))
  return entries.map((entry) => ({ ...Struct.omit(entry, ["user_id"]), actor: named(entry.user_id) }))
})
