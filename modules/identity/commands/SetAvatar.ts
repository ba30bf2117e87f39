import { AuditLog, CurrentPerson, now, transactional } from "#kernel"
import { Files, reencodeImage } from "#infra/files"
import { hashToken, newToken } from "#infra/secrets"
import { Effect } from "effect"
import { NotAnImage } from "../contract/index.ts"
import { avatarKey } from "../domain/avatar.ts"
import { Users } from "../domain/Users.ts"
import { me } from "../queries/Me.ts"

/** A name nobody can guess, in the lower-case letters that file stores keep apart everywhere. */
const newFileName = (): string => Buffer.from(hashToken(newToken("oneTime"))).toString("hex")

/** A picture that stays behind takes a few kilobytes and can be reached by nobody: not worth failing for. */
const drop = (file: string | null) =>
  file === null
    ? Effect.void
    : Files.use((files) => files.remove(avatarKey(file))).pipe(
        Effect.catch((fault) => Effect.logWarning("An old picture could not be removed", fault))
      )

const keep = Effect.fnUntraced(function* (file: string | null) {
  const { userId } = yield* CurrentPerson
  const before = yield* (yield* Users).setAvatar(userId, file, yield* now)
  const action = file === null ? "avatar.removed" : "avatar.changed"
  if (file !== before) yield* (yield* AuditLog).record({ action, userId })
  return { before, user: yield* me() }
}, transactional)

/** Makes the uploaded bytes one's picture, drawn anew so that nothing else travels with it. */
export const setAvatar = Effect.fn("identity.setAvatar")(function* (bytes: Uint8Array) {
  const files = yield* Files
  const picture = yield* Effect.mapError(reencodeImage(bytes), () => new NotAnImage())
  const file = newFileName()
  yield* Effect.orDie(files.put(avatarKey(file), picture.bytes, picture.contentType))
  const { before, user } = yield* keep(file).pipe(Effect.onError(() => drop(file)))
  yield* drop(before)
  return user
})

/** Removes one's picture. */
export const removeAvatar = Effect.fn("identity.removeAvatar")(function* () {
  const { before, user } = yield* keep(null)
  yield* drop(before)
  return user
})
