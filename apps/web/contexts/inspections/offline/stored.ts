import type { FileId } from "#files/contract"
import { Schema } from "effect"
import { del, delMany, entries, promisifyRequest, set } from "idb-keyval"
import { inspectionPhotoStore, inspectionStore } from "../../../api/inspectionStores.ts"
import { OutgoingFile } from "../../files/OutgoingFile.ts"
import { notifyAllTabs } from "./changes.ts"
import { StoredInspection } from "./StoredInspection.ts"

type Key = Pick<StoredInspection, "user_id" | "id">

const keyOf = ({ user_id, id }: Key) => [user_id, id]
const photoKeyOf = (inspection: Key, file: FileId) => [...keyOf(inspection), file]

const isStored = Schema.is(StoredInspection)
const isFile = Schema.is(OutgoingFile)

const isOf = (key: unknown, [user, inspection]: ReadonlyArray<string>) =>
  Array.isArray(key) && key[0] === user && (inspection === undefined || key[1] === inspection)

/** Adds or replaces an inspection. */
export const save = async (one: StoredInspection): Promise<void> => {
  await set(keyOf(one), one, inspectionStore())
  notifyAllTabs()
}

/**
 * Stores why one was refused, unless it is gone: its author may have signed out. In a single transaction, so that nothing can
 * come in between.
 */
export const saveRefusal = async (refused: StoredInspection): Promise<void> => {
  await inspectionStore()("readwrite", async (all) => {
    if ((await promisifyRequest(all.count(keyOf(refused)))) > 0) all.put(refused, keyOf(refused))
    await promisifyRequest(all.transaction)
  })
  notifyAllTabs()
}

const dropPhotos = async (isDropped: (key: IDBValidKey) => boolean) => {
  const all = await entries<IDBValidKey, unknown>(inspectionPhotoStore())
  await delMany(all.map(([key]) => key).filter(isDropped), inspectionPhotoStore())
}

/** Removes an inspection with its photos: it was sent or discarded. */
export const drop = async (one: Key): Promise<void> => {
  await del(keyOf(one), inspectionStore())
  await dropPhotos((key) => isOf(key, [one.user_id, one.id]))
  notifyAllTabs()
}

/**
 * What a person has not sent yet, the oldest first. What another version of this page has written may be unreadable and is
 * left out.
 */
export const storedOf = async (userId: string): Promise<ReadonlyArray<StoredInspection>> => {
  const all = await entries<IDBValidKey, unknown>(inspectionStore())
  return all
    .map(([, value]) => value)
    .filter(isStored)
    .filter(({ user_id }) => user_id === userId)
    .toSorted((one, other) => one.started_at - other.started_at)
}

/** Stores a photo of an inspection. */
export const savePhoto = (one: Key, file: OutgoingFile): Promise<void> =>
  set(photoKeyOf(one, file.id), file, inspectionPhotoStore())

/** The photos of an inspection that were taken in this browser. */
export const photosOf = async (one: Key): Promise<ReadonlyArray<OutgoingFile>> => {
  const all = await entries<IDBValidKey, unknown>(inspectionPhotoStore())
  return all
    .filter(([key]) => isOf(key, keyOf(one)))
    .map(([, value]) => value)
    .filter(isFile)
}

/** Removes everything except what belongs to one person. */
export const removeOtherUsers = async (userId: string | undefined): Promise<void> => {
  const isOthers = (key: IDBValidKey) => userId === undefined || !isOf(key, [userId])
  const all = await entries<IDBValidKey, unknown>(inspectionStore())
  const others = all.map(([key]) => key).filter(isOthers)
  await dropPhotos(isOthers)
  if (others.length === 0) return
  await delMany(others, inspectionStore())
  notifyAllTabs()
}
