import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DocumentId } from "../../contract/ids.ts"
import { Documents } from "../domain/Documents.ts"
import { withChanges } from "../domain/rules.ts"
import { announceDocument, lockedDocument } from "./changeDocument.ts"

/** Restores an archived document. Idempotent. */
export const restoreDocument = Effect.fn("fleet.restoreDocument")(function* (id: DocumentId) {
  const { organizationId } = yield* permitted("documents.edit")
  const { vehicle, document: before } = yield* lockedDocument(organizationId, id)
  if (before.archived_at === null) return
  const document = withChanges({ ...before, archived_at: null }, {}, yield* now)
  // Its file is unchanged.
  yield* Documents.use((documents) => documents.save(document)).pipe(
    Effect.catchTag("FileUnavailable", Effect.die)
  )
  yield* announceDocument(vehicle, document, "restored")
}, transactional)
