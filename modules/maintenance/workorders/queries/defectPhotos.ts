import type { OrganizationId } from "#kernel"
import { PhotoContents } from "#files"
import { Effect, Option } from "effect"
import type { DefectId } from "../../contract/ids.ts"
import type { WorkOrderDetails } from "../../contract/workOrderViews.ts"
import { defectName } from "../../defects/domain/Defect.ts"
import { DefectRecords } from "../../defects/domain/DefectRecords.ts"

/** So many photos are read and written in some seconds, and stay below what an email may have attached. */
const MOST = 40
const READ_TOGETHER = 8

/** The photos of the defects that lines repair. `left`: how many are not among them. */
export interface DefectPhotos {
  readonly left: number
  readonly of: ReadonlyMap<
    DefectId,
    { readonly name: string; readonly title: string; readonly photos: ReadonlyArray<Uint8Array> }
  >
}

/** Where the photos of the defects on a work order are stored: the first ones, in the order of its lines. */
export const defectPhotosOf = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { items }: Pick<WorkOrderDetails, "items">
) {
  const ids = [...new Set(items.map(({ defect_id }) => defect_id).filter((id) => id !== null))]
  if (ids.length === 0) return { left: 0, defects: [] }
  const records = yield* DefectRecords
  const all = yield* records.photosOf(organizationId, ids)
  const shown = ids.flatMap((id) => all.filter(({ defect_id }) => defect_id === id)).slice(0, MOST)
  const files = shown.map(({ file_id }) => file_id)
  const stored = yield* PhotoContents.use((contents) => contents.thumbnails(organizationId, files))
  const defects = yield* records.byIds(organizationId, ids)
  return {
    left: all.length - shown.length,
    defects: defects.map((defect) => ({
      id: defect.id,
      name: defectName(defect),
      title: defect.title,
      thumbnails: shown.flatMap(({ defect_id, file_id }) =>
        defect_id === defect.id ? (stored.get(file_id) ?? []) : []
      )
    }))
  }
})
type StoredPhotos = Effect.Success<ReturnType<typeof defectPhotosOf>>

/** Reads them from the file store, for which no transaction should wait. Those that are gone are left out. */
export const readPhotos = Effect.fnUntraced(function* ({ left, defects }: StoredPhotos) {
  const contents = yield* PhotoContents
  const read = yield* Effect.forEach(
    defects.flatMap(({ id, thumbnails }) => thumbnails.map((thumbnail) => ({ id, thumbnail }))),
    ({ id, thumbnail }) => Effect.map(contents.read(thumbnail), (bytes) => ({ id, bytes })),
    { concurrency: READ_TOGETHER }
  )
  const photosOf = (defectId: DefectId) =>
    read.flatMap(({ id, bytes }) => (id === defectId ? Option.toArray(bytes) : []))
  const of = new Map(
    defects.map(({ id, name, title }) => [id, { name, title, photos: photosOf(id) }] as const)
  )
  return { left, of } satisfies DefectPhotos
})
