import type { Member } from "#kernel"
import { RecordFiles } from "#files"
import type { FileId, LinkedFile } from "#files/contract"
import { Profiles } from "#identity"
import { Effect, Option, Struct } from "effect"
import type { RecordedDamage } from "../../contract/damageViews.ts"
import type { HandoverView } from "../../contract/handoverViews.ts"
import { type ChainedHandover, HandoverList } from "./HandoverList.ts"

type Files = ReadonlyMap<FileId, LinkedFile>

/** The files of marks, with addresses for a member. */
export const filesOf = (member: Member, ids: ReadonlyArray<FileId | null>) =>
  RecordFiles.use((all) =>
    all.linked(
      member,
      ids.filter((id) => id !== null)
    )
  )

/** A mark with its photo. */
export const withPhoto =
  (files: Files) =>
  <Mark extends Pick<RecordedDamage, "file_id">>({ file_id, ...mark }: Mark) => ({
    ...mark,
    photo: (file_id !== null && files.get(file_id)) || null
  })

/** A handover as a member sees it, beside the one before. */
export const handoverView = Effect.fnUntraced(function* (member: Member, handover: ChainedHandover) {
  const { photos, damage, recorded_by } = handover
  const files = yield* filesOf(
    member,
    [...photos, ...damage].map(({ file_id }) => file_id)
  )
  const profiles = yield* Profiles.use((all) => all.byIds([recorded_by]))
  const previous = yield* HandoverList.use((list) => list.before(handover))
  return {
    ...Struct.omit(handover, ["vehicle_id", "driver_id", "location_id", "reading_id", "number"]),
    recorded_by: { id: recorded_by, name: profiles.get(recorded_by)?.full_name ?? null },
    photos: photos.flatMap(({ position, file_id }) => {
      const file = files.get(file_id)
      return file === undefined ? [] : [{ position, file }]
    }),
    damage: damage.map(withPhoto(files)),
    previous: Option.getOrNull(previous)
  } satisfies HandoverView
})
