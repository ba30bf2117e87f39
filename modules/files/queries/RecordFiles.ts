import type { Member, OrganizationId } from "#kernel"
import { Context, type Effect } from "effect"
import type { FileView, LinkedFile } from "../contract/files.ts"
import type { FileId } from "../contract/ids.ts"

/**
 * The files of records, for the views of other modules. All methods return what they found by id, and take any number of
 * ids in one call.
 */
export class RecordFiles extends Context.Service<
  RecordFiles,
  {
    /** Without addresses, for pages that keep what they load in memory only. */
    readonly byIds: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<FileId>
    ) => Effect.Effect<ReadonlyMap<FileId, FileView>>
    /** With addresses that work for this member, for a few minutes. */
    readonly linked: (
      member: Member,
      ids: ReadonlyArray<FileId>
    ) => Effect.Effect<ReadonlyMap<FileId, LinkedFile>>
    /** The addresses of photos' small versions, without reading anything: the caller knows that these are photos. */
    readonly thumbnails: (
      member: Member,
      ids: ReadonlyArray<FileId>
    ) => Effect.Effect<ReadonlyMap<FileId, string>>
  }
>()("files/RecordFiles") {}
