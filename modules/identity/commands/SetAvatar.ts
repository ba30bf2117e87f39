import { Files, reencodeImage } from "#infra/files"
import { hashToken, newToken } from "#infra/secrets"
import { Effect } from "effect"
import { NotAnImage } from "../contract/index.ts"
import { avatarKey } from "../domain/avatar.ts"
import { deleteAvatar, saveAvatar } from "./saveAvatar.ts"

/** A name nobody can guess, in the lower-case letters that file stores keep apart everywhere. */
const newFileName = (): string => Buffer.from(hashToken(newToken("oneTime"))).toString("hex")

/** Makes the uploaded bytes one's picture, drawn anew so that nothing else travels with it. */
export const setAvatar = Effect.fn("identity.setAvatar")(function* (bytes: Uint8Array) {
  const files = yield* Files
  const picture = yield* Effect.mapError(reencodeImage(bytes), () => new NotAnImage())
  const file = newFileName()
  yield* Effect.orDie(files.put(avatarKey(file), picture.bytes, picture.contentType))
  const { before, user } = yield* saveAvatar(file).pipe(Effect.onError(() => deleteAvatar(file)))
  yield* deleteAvatar(before)
  return user
})
