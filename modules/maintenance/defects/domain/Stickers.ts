import { OrganizationId, UserId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { StickerId } from "../../contract/ids.ts"

export const Sticker = Schema.Struct({
  organization_id: OrganizationId,
  id: StickerId,
  vehicle_id: VehicleId,
  created_by: UserId,
  created_at: Schema.Date,
  last_used_at: Schema.NullOr(Schema.Date),
  revoked_at: Schema.NullOr(Schema.Date)
})
export type Sticker = typeof Sticker.Type

/** Where a sticker is. */
export const StickerPlace = Schema.Struct({ organizationId: OrganizationId, vehicleId: VehicleId })
export type StickerPlace = typeof StickerPlace.Type

/** The page that the QR code of a sticker opens. What follows the `#` is sent to no server, so it is in no log. */
export const stickerPath = (token: string): string => `/sticker#token=${token}`

export class Stickers extends Context.Service<
  Stickers,
  {
    /** Works before anyone is known. None if it was revoked. */
    readonly placeOf: (token: string) => Effect.Effect<Option.Option<StickerPlace>>
    /** Newest first. */
    readonly ofVehicle: (
      organizationId: OrganizationId,
      vehicleId: VehicleId
    ) => Effect.Effect<ReadonlyArray<Sticker>>
    /** Returns what is on it. */
    readonly add: (sticker: Sticker) => Effect.Effect<string>
    readonly lock: (organizationId: OrganizationId, id: StickerId) => Effect.Effect<Option.Option<Sticker>>
    /** Remembers that someone reported a defect by it. */
    readonly use: (place: StickerPlace, token: string, at: Date) => Effect.Effect<void>
    readonly revoke: (sticker: Sticker, at: Date) => Effect.Effect<void>
  }
>()("maintenance/Stickers") {}
