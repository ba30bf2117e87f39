import type { Member } from "#kernel"
import { RecordFiles } from "#files"
import type { FileId } from "#files/contract"
import { Effect, Struct } from "effect"
import type { DocumentView } from "../../contract/documentViews.ts"
import type { StoredDocument } from "../domain/Documents.ts"

/** Documents with addresses of their files for a member, in the same order. */
export const documentViews = Effect.fnUntraced(function* (
  member: Member,
  documents: ReadonlyArray<StoredDocument>
) {
  const ids = documents.flatMap(({ file_id }): ReadonlyArray<FileId> => (file_id === null ? [] : [file_id]))
  const files = yield* RecordFiles.use((all) => all.linked(member, ids))
  return documents.map(({ file_id, ...document }): DocumentView => ({
    ...Struct.omit(document, ["remind_on"]),
    file: file_id === null ? null : (files.get(file_id) ?? null)
  }))
})

/** The same for one. */
export const documentView = Effect.fnUntraced(function* (member: Member, document: StoredDocument) {
  const [view] = yield* documentViews(member, [document])
  if (view === undefined) throw new Error("One document has one view.")
  return view
})
