import { OrganizationId, UserId } from "#kernel"
import { Context, type Effect, type Option, Schema } from "effect"
import { FileView } from "../contract/files.ts"
import { FileId } from "../contract/ids.ts"

/** A photo or file as stored. */
export const UploadedFile = Schema.Struct({
  organization_id: OrganizationId,
  id: FileId,
  user_id: UserId,
  kind: FileView.fields.kind,
  name: Schema.String,
  /** The unguessable name of its files in the file store. */
  file: Schema.String,
  parts: Schema.Int,
  /** How many parts have arrived; it is complete with all of them. */
  received: Schema.Int,
  stored_bytes: Schema.Int,
  created_at: Schema.Date
})
export type UploadedFile = typeof UploadedFile.Type

/** Photos and files that the current user uploaded, or that belong to records they can see. */
export class UploadedFiles extends Context.Service<
  UploadedFiles,
  {
    /** Stores that an upload begins; none when its id was already used. */
    readonly add: (file: UploadedFile) => Effect.Effect<Option.Option<UploadedFile>>
    readonly find: (organizationId: OrganizationId, id: FileId) => Effect.Effect<Option.Option<UploadedFile>>
    readonly findAll: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<FileId>
    ) => Effect.Effect<ReadonlyArray<UploadedFile>>
    /** Stores that the next part has arrived. */
    readonly receive: (file: UploadedFile) => Effect.Effect<void>
    /** Deletes those that no record has had since this time. */
    readonly deleteUnlinked: (before: Date) => Effect.Effect<void>
    /** Names in the file store of files that were deleted, for whatever reason, up to a maximum. */
    readonly discarded: (most: number) => Effect.Effect<ReadonlyArray<string>>
    readonly forget: (files: ReadonlyArray<string>) => Effect.Effect<void>
  }
>()("files/UploadedFiles") {}
