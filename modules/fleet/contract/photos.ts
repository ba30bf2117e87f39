import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { FileId, FileUnavailable, LinkedFile } from "#files/contract"
import { Schema } from "effect"
import * as Errors from "./errors/files.ts"
import { PhotoId, VehicleId } from "./ids.ts"

const group = "Vehicle photos"

export const MAX_PHOTOS = 20

/** A photo of a vehicle. The first one in their order is its main photo, which lists show. */
export const PhotoView = Schema.Struct({
  id: PhotoId,
  file: LinkedFile,
  added_at: Schema.Date
})
export type PhotoView = typeof PhotoView.Type

/** All photos of a vehicle, in their order. */
const Photos = Schema.Struct({ items: Schema.Array(PhotoView) })

const photosOf = inOrganization({ vehicleId: VehicleId })
const onePhoto = inOrganization({ vehicleId: VehicleId, photoId: PhotoId })

export const ListPhotos = endpoint({
  name: "listPhotos",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/photos",
  access: "member",
  permission: "vehicles.read",
  summary: "List the photos of a vehicle in their order, the main photo first",
  params: photosOf,
  output: Photos,
  errors: [NotFound]
})

export const AddPhotos = endpoint({
  name: "addPhotos",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/photos",
  access: "member",
  permission: "photos.edit",
  summary: `Add photos that you uploaded to a vehicle, which has at most ${MAX_PHOTOS}`,
  params: photosOf,
  body: Schema.Struct({
    file_ids: Schema.Array(FileId).check(
      Schema.isMaxLength(MAX_PHOTOS, { message: `A vehicle has at most ${MAX_PHOTOS} photos.` }),
      Schema.isMinLength(1),
      Schema.isUnique()
    )
  }),
  output: Photos,
  status: 201,
  errors: [NotFound, FileUnavailable, Errors.NotAPhoto, Errors.TooManyPhotos],
  limits: [{ per: "person", times: 600, seconds: HOUR }]
})

export const ArrangePhotos = endpoint({
  name: "arrangePhotos",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/photo-order",
  access: "member",
  permission: "photos.edit",
  summary: "Put photos of a vehicle first, in this order; the others follow as they were",
  params: photosOf,
  body: Schema.Struct({
    ids: Schema.Array(PhotoId).check(Schema.isMaxLength(MAX_PHOTOS), Schema.isUnique())
  }),
  output: Photos,
  errors: [NotFound]
})

export const RemovePhoto = endpoint({
  name: "removePhoto",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/photos/:photoId",
  access: "member",
  permission: "photos.edit",
  summary: "Remove a photo from a vehicle, which can be restored for a day",
  params: onePhoto,
  errors: [NotFound]
})

export const RestorePhoto = endpoint({
  name: "restorePhoto",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/photos/:photoId/restore",
  access: "member",
  permission: "photos.edit",
  summary: "Restore a photo that was removed within the last day, in its place",
  params: onePhoto,
  errors: [NotFound, Errors.TooManyPhotos]
})
