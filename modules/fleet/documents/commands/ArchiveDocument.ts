import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { DocumentRenewed } from "../../contract/errors/files.ts"
import type { DocumentId } from "../../contract/ids.ts"
import { Documents } from "../domain/Documents.ts"
import { announceDocument, lockedDocument } from "./changeDocument.ts"

/** Takes a document out of what counts. Idempotent. */
export const archiveDocument = Effect.fn("fleet.archiveDocument")(function* (id: DocumentId) {
  const { organizationId } = yield* permitted("documents.edit")
  const { vehicle, document: before } = yield* lockedDocument(organizationId, id)
  if (before.superseded_at !== null) return yield* new DocumentRenewed()
  if (before.archived_at !== null) return
  const at = yield* now
  const document = { ...before, archived_at: at, updated_at: at, remind_on: null }
  // Its file is unchanged.
  yield* Documents.use((documents) => documents.save(document)).pipe(
    Effect.catchTag("FileUnavailable", Effect.die)
  )
  yield* announceDocument(vehicle, document, "archived")
}, transactional)
