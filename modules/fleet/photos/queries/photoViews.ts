import type { Member } from "#kernel"
import { RecordFiles } from "#files"
import { Effect } from "effect"
import type { PhotoView } from "../../contract/photos.ts"
import type { Photo } from "../domain/Photos.ts"

/** Photos with addresses for a member, in the same order. */
export const photoViews = Effect.fnUntraced(function* (member: Member, photos: ReadonlyArray<Photo>) {
  const ids = photos.map(({ file_id }) => file_id)
  const files = yield* RecordFiles.use((all) => all.linked(member, ids))
  return photos.flatMap(({ id, file_id, added_at }): ReadonlyArray<PhotoView> => {
    const file = files.get(file_id)
    return file === undefined ? [] : [{ id, file, added_at }]
  })
})
