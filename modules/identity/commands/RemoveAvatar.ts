import { Effect } from "effect"
import { deleteAvatar, saveAvatar } from "./saveAvatar.ts"

/** Removes one's picture. */
export const removeAvatar = Effect.fn("identity.removeAvatar")(function* () {
  const { before, user } = yield* saveAvatar(null)
  yield* deleteAvatar(before)
  return user
})
