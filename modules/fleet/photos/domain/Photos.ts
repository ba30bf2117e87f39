import { OrganizationId } from "#kernel"
import { FileId, type FileUnavailable } from "#files/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { PhotoId, VehicleId } from "../../contract/ids.ts"

/** A photo as stored. Those of a vehicle are ordered by `position`, which has gaps. */
export const Photo = Schema.Struct({
  organization_id: OrganizationId,
  id: PhotoId,
  vehicle_id: VehicleId,
  file_id: FileId,
  position: Schema.Int,
  added_at: Schema.Date
})
export type Photo = typeof Photo.Type

/** These ids first, in this order, then the other photos as they were. */
export const arranged = (
  photos: ReadonlyArray<Photo>,
  first: ReadonlyArray<PhotoId>
): ReadonlyArray<PhotoId> => {
  const ids = photos.map(({ id }) => id)
  return [...first.filter((id) => ids.includes(id)), ...ids.filter((id) => !first.includes(id))]
}

/** Photos of vehicles. Callers lock the vehicle before they change anything. */
export class Photos extends Context.Service<
  Photos,
  {
    /** In their order, without removed ones. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Photo>>
    /** Fails unless the current user has uploaded all of them. */
    readonly add: (photos: ReadonlyArray<Photo>) => Effect.Effect<void, FileUnavailable>
    /** Stores the order of a vehicle's photos. */
    readonly arrange: (organizationId: OrganizationId, ids: ReadonlyArray<PhotoId>) => Effect.Effect<void>
    readonly remove: (photo: Photo, at: Date) => Effect.Effect<void>
    readonly findRemoved: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      id: PhotoId
    ) => Effect.Effect<Option.Option<Photo>>
    readonly restore: (photo: Photo) => Effect.Effect<void>
    /** Deletes those that were removed before this time, in all organizations. */
    readonly purgeRemovedBefore: (at: Date) => Effect.Effect<void>
  }
>()("fleet/Photos") {}
