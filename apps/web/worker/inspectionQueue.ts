import { del, delMany, entries } from "idb-keyval"
import { inspectionPhotoStore, inspectionStore } from "../api/inspectionStores.ts"
import { INSPECTIONS_TAG } from "./messages.ts"
import { call, placeOf, type Queue, type QueuedFile, type QueuedRecord, upload } from "./queue.ts"

/** What a page has prepared when an inspection was finished. */
interface Prepared {
  readonly body: object
  readonly photos: ReadonlyArray<string>
}

interface FinishedInspection extends QueuedRecord {
  readonly request: Prepared
}

const isFinished = (value: unknown, userId: string): value is FinishedInspection => {
  if (typeof value !== "object" || value === null) return false
  const { user_id, finished_at, refusal, request } = value as QueuedRecord // They may be anything, and are compared only.
  return user_id === userId && finished_at !== null && refusal === null && request instanceof Object
}

const toOrder = ([, one]: readonly [unknown, QueuedRecord]) => Number(one["started_at"])

/** The photos of an inspection by their keys: the person, the inspection and the file. */
const storedPhotos = async ({ user_id, id }: QueuedRecord) => {
  const all = await entries<IDBValidKey, QueuedFile>(inspectionPhotoStore())
  return all.filter(([key]) => Array.isArray(key) && key[0] === user_id && key[1] === id)
}

/** Finished inspections that wait to be sent. The server records one only once, however often it is sent. */
export const inspectionQueue: Queue = {
  tag: INSPECTIONS_TAG,
  read: async (userId) => {
    const all = await entries<IDBValidKey, unknown>(inspectionStore())
    return all
      .flatMap(([key, value]) => (isFinished(value, userId) ? [[key, value] as const] : []))
      .sort((one, other) => toOrder(one) - toOrder(other))
  },
  send: async (one, token) => {
    const { body, photos } = (one as FinishedInspection).request // As `read` has checked.
    const files = (await storedPhotos(one)).map(([, file]) => file).filter(({ id }) => photos.includes(id))
    const path = `${placeOf(one, "inspections")}/${encodeURIComponent(String(one["id"]))}`
    // What the device's clock shows now.
    const sent = { ...body, device_at: new Date().toISOString() }
    return (await upload(one, files, token)) ?? (await call({ method: "PUT", path, body: sent }, token))
  },
  remove: async (key, one) => {
    await del(key, inspectionStore())
    await delMany(
      (await storedPhotos(one)).map(([photo]) => photo),
      inspectionPhotoStore()
    )
  }
}
