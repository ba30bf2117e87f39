import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { FileId } from "../contract/ids.ts"

/** Where the small version of a photo is stored. */
export interface StoredThumbnail {
  readonly key: string
}

/** A query port: the photos themselves, for documents that contain them. */
export class PhotoContents extends Context.Service<
  PhotoContents,
  {
    /** Of photos that the reader sees, by id. Any number of ids in one statement. */
    readonly thumbnails: (
      organizationId: OrganizationId,
      ids: ReadonlyArray<FileId>
    ) => Effect.Effect<ReadonlyMap<FileId, StoredThumbnail>>
    /** Reads from the file store, for which no transaction should wait. None if it is gone. */
    readonly read: (thumbnail: StoredThumbnail) => Effect.Effect<Option.Option<Uint8Array>>
  }
>()("files/PhotoContents") {}
