import { orNotFound } from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import { avatarKey } from "../domain/avatar.ts"

/** Returns a picture by its unguessable name. */
export const getAvatar = Effect.fn("identity.getAvatar")(function* (pictureId: string) {
  return yield* Files.use((files) => files.get(avatarKey(pictureId))).pipe(
    Effect.orDie,
    orNotFound("picture")
  )
})
