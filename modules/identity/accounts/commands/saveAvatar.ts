import { CurrentPerson, now, record, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect } from "effect"
import { avatarKey } from "../domain/avatar.ts"
import { Users } from "../domain/Users.ts"
import { me } from "../queries/Me.ts"

/** Deletes a file, if it can: an orphaned picture takes a few kilobytes and no one can reach it. */
export const deleteAvatar = (file: string | null) =>
  file === null
    ? Effect.void
    : Files.use((files) => files.remove(avatarKey(file))).pipe(
        Effect.catch((error) => Effect.logWarning("Failed to delete an old picture", error))
      )

/** Sets or clears the user's picture and returns the previous one. */
export const saveAvatar = Effect.fnUntraced(function* (file: string | null) {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  const previous = yield* Users.use((users) => users.setAvatar(userId, file, at))
  const action = file === null ? "avatar.removed" : "avatar.changed"
  if (file !== previous) yield* record({ action, userId })
  return { previous, user: yield* me() }
}, transactional)
