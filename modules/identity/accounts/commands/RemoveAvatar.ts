import { Effect } from "effect"
import { deleteAvatar, saveAvatar } from "./saveAvatar.ts"

/** Removes the user's picture. */
export const removeAvatar = Effect.fn("identity.removeAvatar")(function* () {
  const { previous, user } = yield* saveAvatar(null)
  yield* deleteAvatar(previous)
  return user
})
