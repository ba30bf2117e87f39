import { permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { RequiredDocument } from "../../contract/documentViews.ts"
import { RequiredDocumentsChanged } from "../../contract/events.ts"
import { Documents } from "../domain/Documents.ts"

/** Replaces which documents vehicles of each kind need. */
export const setRequiredDocuments = Effect.fn("fleet.setRequiredDocuments")(function* (
  required: ReadonlyArray<RequiredDocument>
) {
  const { organizationId } = yield* permitted("fleet.configure")
  const documents = yield* Documents
  yield* documents.require(organizationId, required)
  yield* publish(new RequiredDocumentsChanged({ organizationId }))
  yield* record({ action: "required_documents.changed", organizationId })
  return { items: yield* documents.required(organizationId) }
}, transactional)
