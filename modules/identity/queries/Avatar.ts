import { NotFound } from "#kernel"
import { Files } from "#infra/files"
import { Effect, Option } from "effect"
import { avatarKey } from "../domain/avatar.ts"

/** A person's picture by its unguessable name. */
export const getAvatar = Effect.fn("identity.getAvatar")(function* (fileId: string) {
  const file = yield* Effect.orDie(Files.use((files) => files.get(avatarKey(fileId))))
  return Option.isSome(file) ? file.value : yield* new NotFound({ what: "picture" })
})
