import { Effect } from "effect"
import { dropAvatar, keepAvatar } from "./keepAvatar.ts"

/** Removes one's picture. */
export const removeAvatar = Effect.fn("identity.removeAvatar")(function* () {
  const { before, user } = yield* keepAvatar(null)
  yield* dropAvatar(before)
  return user
})
