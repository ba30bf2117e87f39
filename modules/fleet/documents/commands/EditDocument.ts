import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { EditDocument } from "../../contract/documents.ts"
import { DocumentRenewed } from "../../contract/errors/files.ts"
import type { DocumentId } from "../../contract/ids.ts"
import { Documents } from "../domain/Documents.ts"
import { withChanges } from "../domain/rules.ts"
import { documentView } from "../queries/documentViews.ts"
import { announceDocument, lockedDocument, requireDatesInOrder } from "./changeDocument.ts"

/** Changes only the given fields of a document that was not renewed. */
export const editDocument = Effect.fn("fleet.editDocument")(function* (
  id: DocumentId,
  changes: Input<typeof EditDocument>["body"]
) {
  const member = yield* permitted("documents.edit")
  const { vehicle, document: before } = yield* lockedDocument(member.organizationId, id)
  if (before.superseded_at !== null) return yield* new DocumentRenewed()
  const document = withChanges(before, changes, yield* now)
  yield* requireDatesInOrder(document)
  yield* Documents.use((documents) => documents.save(document))
  yield* announceDocument(vehicle, document, "edited")
  return yield* documentView(member, document)
}, transactional)
