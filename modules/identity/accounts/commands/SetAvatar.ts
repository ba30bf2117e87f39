import { CurrentPerson } from "#kernel"
import { Files, Pictures } from "#infra/files"
import { hashToken, newToken } from "#infra/secrets"
import { Effect } from "effect"
import { NotAnImage } from "../../contract/index.ts"
import { avatarKey } from "../domain/avatar.ts"
import { deleteAvatar, saveAvatar } from "./saveAvatar.ts"

/** An unguessable name, in lower case because some file stores ignore case. */
const newFileName = (): string => Buffer.from(hashToken(newToken("oneTime"))).toString("hex")

/** Sets the user's picture. It is re-encoded, which strips everything but the image. */
export const setAvatar = Effect.fn("identity.setAvatar")(function* (bytes: Uint8Array) {
  const { userId } = yield* CurrentPerson
  const files = yield* Files
  const picture = yield* Pictures.use((pictures) => pictures.reencode(bytes, userId, "avatar")).pipe(
    Effect.mapError(() => new NotAnImage())
  )
  const file = newFileName()
  yield* Effect.orDie(files.put(avatarKey(file), picture.bytes, picture.contentType))
  const { previous, user } = yield* saveAvatar(file).pipe(Effect.onError(() => deleteAvatar(file)))
  yield* deleteAvatar(previous)
  return user
})
