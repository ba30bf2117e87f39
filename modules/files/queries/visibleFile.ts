import { type OrganizationId, orNotFound, permitted, transactional } from "#kernel"
import { Files } from "#infra/files"
import { Effect, Option } from "effect"
import type { FileId } from "../contract/ids.ts"
import { isComplete } from "../domain/files.ts"
import { UploadedFiles } from "../domain/UploadedFiles.ts"

/** A complete file that the actor of the unit of work may see: their own, or one of a record they see. */
export const completeFile = (organizationId: OrganizationId, id: FileId) =>
  UploadedFiles.use((files) => files.find(organizationId, id)).pipe(
    Effect.map(Option.filter(isComplete)),
    orNotFound("file")
  )

/** The same for the current member. */
export const visibleFile = Effect.fnUntraced(function* (id: FileId) {
  const { organizationId } = yield* permitted("files.read")
  return yield* completeFile(organizationId, id)
}, transactional)

/** What the file store has under a key. */
export const contentOf = (key: string) =>
  Files.use((files) => files.get(key)).pipe(Effect.orDie, orNotFound("file"))
