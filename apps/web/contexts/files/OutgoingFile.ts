import { FileId, FileView } from "#files/contract"
import { Schema } from "effect"

/** A file that is uploaded when its record is saved or its message is sent. */
export const OutgoingFile = Schema.Struct({
  id: FileId,
  kind: FileView.fields.kind,
  name: Schema.String,
  size: Schema.Int,
  /** Its content, as it is uploaded. The service worker uploads it, too, and knows no limits. */
  parts: Schema.Array(Schema.instanceOf(Blob))
})
export type OutgoingFile = typeof OutgoingFile.Type
