import { type Input, newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { RenewDocument } from "../../contract/documents.ts"
import { DocumentRenewed } from "../../contract/errors/files.ts"
import { DocumentId } from "../../contract/ids.ts"
import { Documents } from "../domain/Documents.ts"
import { isCurrent, renewalOf } from "../domain/rules.ts"
import { documentView } from "../queries/documentViews.ts"
import { announceDocument, lockedDocument, requireDatesInOrder } from "./changeDocument.ts"

/** Replaces a current document with its renewal. The old one is kept, and no longer counts. */
export const renewDocument = Effect.fn("fleet.renewDocument")(function* (
  id: DocumentId,
  changes: Input<typeof RenewDocument>["body"]
) {
  const member = yield* permitted("documents.edit")
  const documents = yield* Documents
  const { vehicle, document: renewed } = yield* lockedDocument(member.organizationId, id)
  if (!isCurrent(renewed)) return yield* new DocumentRenewed()
  const at = yield* now
  const document = renewalOf(renewed, changes, { id: yield* newId(DocumentId), at })
  yield* requireDatesInOrder(document)
  yield* documents.save({ ...renewed, superseded_at: at, remind_on: null }).pipe(
    // Its file is unchanged.
    Effect.catchTag("FileUnavailable", Effect.die)
  )
  yield* documents.add(document)
  yield* announceDocument(vehicle, document, "renewed")
  return yield* documentView(member, document)
}, transactional)
