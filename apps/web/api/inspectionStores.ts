import { database } from "./database.ts"
import { INSPECTION_PHOTOS, INSPECTIONS_HERE } from "./storageKeys.ts"

/** Inspections that are being filled in or wait to be sent, shared by the pages and the service worker. */
export const inspectionStore = () => database(INSPECTIONS_HERE, "inspections")

/** Their photos, in a store of their own, so that an answer is stored without them. */
export const inspectionPhotoStore = () => database(INSPECTION_PHOTOS, "photos")
