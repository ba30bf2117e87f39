import { type Profile, type Profiles } from "#identity"
import { Effect } from "effect"

/** Reads each person once: nobody's profile changes in the story after they have joined, and most steps show someone. */
export const rememberedProfiles = (live: Profiles["Service"]): Profiles["Service"] => {
  const known: Map<string, Profile> = new Map()
  return {
    byIds: Effect.fnUntraced(function* (ids) {
      const unknown = ids.filter((id) => !known.has(id))
      if (unknown.length > 0) for (const [id, profile] of yield* live.byIds(unknown)) known.set(id, profile)
      return new Map(
        ids.flatMap((id) => {
          const profile = known.get(id)
          return profile === undefined ? [] : [[id, profile] as const]
        })
      )
    })
  }
}
