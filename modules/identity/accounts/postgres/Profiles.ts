import { Effect, Layer } from "effect"
import { avatarUrl } from "../domain/avatar.ts"
import { Profiles } from "../queries/Profiles.ts"
import { peopleByIds } from "./people.ts"

export const ProfilesLive = Layer.effect(
  Profiles,
  Effect.map(peopleByIds, (byIds) =>
    Profiles.of({
      byIds: Effect.fnUntraced(function* (ids) {
        const people = ids.length === 0 ? [] : yield* byIds(ids)
        return new Map(
          people.map(({ user_id, full_name, avatar_file, email, locale }) => [
            user_id,
            { full_name, avatar_url: avatarUrl(avatar_file), email, locale }
          ])
        )
      })
    })
  )
)
