import { CurrentPerson, now, record, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import { avatarKey } from "../domain/avatar.ts"
import { Users } from "../domain/Users.ts"
import { me } from "../queries/Me.ts"

/** A picture that stays behind takes a few kilobytes and can be reached by nobody: not worth failing for. */
export const deleteAvatar = (file: string | null) =>
  file === null
    ? Effect.void
    : Files.use((files) => files.remove(avatarKey(file))).pipe(
        Effect.catch((fault) => Effect.logWarning("Failed to delete an old picture", fault))
      )

/** Makes a stored file one's picture, or none; answers the one before. */
export const saveAvatar = Effect.fnUntraced(function* (file: string | null) {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const before = yield* Users.use((users) => users.setAvatar(userId, file, at))
  const action = file === null ? "avatar.removed" : "avatar.changed"
  if (file !== before) yield* record({ action, userId })
  return { before, user: yield* me() }
}, transactional)
