import { Uuid } from "#kernel"
import { Schema } from "effect"

/** Created by the client, once per file: repeating an upload changes nothing. */
export const FileId = Uuid.pipe(Schema.brand("FileId"))
export type FileId = typeof FileId.Type
