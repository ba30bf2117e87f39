import { orNotFound, permitted, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect, Option } from "effect"
import type { AttachmentId } from "../contract/attachments.ts"
import { Attachments } from "../domain/Attachments.ts"
import { isComplete } from "../domain/files.ts"

/** An attachment that the current user may see: their own, or one of a message they sent or received. */
export const visibleAttachment = Effect.fnUntraced(function* (id: AttachmentId) {
  const { organizationId } = yield* permitted("messages.read")
  return yield* Attachments.use((attachments) => attachments.find(organizationId, id)).pipe(
    Effect.map(Option.filter(isComplete)),
    orNotFound("file")
  )
}, transactional)

/** What the file store has under a key. */
export const contentOf = (key: string) =>
  Files.use((files) => files.get(key)).pipe(Effect.orDie, orNotFound("file"))
