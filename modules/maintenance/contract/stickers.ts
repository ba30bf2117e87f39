import { endpoint, HOUR, inOrganization, line, NotFound, paragraphs, UserId, Uuid } from "#kernel"
import { VehicleId, VehicleNotInFleet } from "#fleet/contract"
import { Schema } from "effect"
import { Reporter } from "./defectViews.ts"
import { StickerInvalid } from "./errors/defects.ts"
import { StickerId } from "./ids.ts"

const group = "Stickers"

const ofVehicle = inOrganization({ vehicleId: VehicleId })

/** How many stickers of a vehicle are listed, newest first. */
export const MAX_LISTED_STICKERS = 100

/** A sticker in a vehicle, by which people without an account report defects. */
export const StickerView = Schema.Struct({
  id: StickerId,
  vehicle_id: VehicleId,
  created_by: Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) }),
  created_at: Schema.Date,
  /** When someone last reported a defect by it. */
  last_used_at: Schema.NullOr(Schema.Date),
  revoked_at: Schema.NullOr(Schema.Date)
})
export type StickerView = typeof StickerView.Type

export const ListStickers = endpoint({
  name: "listStickers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/stickers",
  access: "member",
  permission: "services.edit",
  summary: "List the stickers of a vehicle, newest first",
  params: ofVehicle,
  output: Schema.Struct({ items: Schema.Array(StickerView) }),
  errors: [NotFound]
})

export const CreateSticker = endpoint({
  name: "createSticker",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/stickers",
  access: "member",
  permission: "services.edit",
  summary: "Create a sticker for a vehicle; returns the path for its QR code, which is shown once",
  params: ofVehicle,
  output: Schema.Struct({ sticker: StickerView, path: Schema.String }),
  status: 201,
  returnsSecret: true,
  errors: [NotFound],
  limits: [{ per: "organization", times: 2000, seconds: HOUR }]
})

export const RevokeSticker = endpoint({
  name: "revokeSticker",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/stickers/:stickerId",
  access: "member",
  permission: "services.edit",
  summary: "Revoke a sticker for good; create another one in its place",
  params: inOrganization({ stickerId: StickerId }),
  errors: [NotFound]
})

const token = Schema.String.check(Schema.isMaxLength(200))

export const PreviewSticker = endpoint({
  name: "previewSticker",
  group,
  method: "POST",
  path: "/api/public/sticker-previews",
  access: "public",
  summary: "Get which vehicle a sticker is in: its unit number or plate, and its organization's name",
  body: Schema.Struct({ token }),
  output: Schema.Struct({ organization_name: Schema.String, vehicle: Schema.String }),
  errors: [StickerInvalid],
  returnsSecret: true,
  limits: [{ per: "network", times: 120, seconds: HOUR }]
})

export const ReportBySticker = endpoint({
  name: "reportBySticker",
  group,
  method: "POST",
  path: "/api/public/sticker-reports",
  access: "public",
  summary:
    "Report a defect of the vehicle that a sticker is in; it counts as minor until someone has judged it",
  body: Schema.Struct({
    token,
    /** Created by the client: sending a report again changes nothing. */
    report_id: Uuid,
    title: line("Title", { max: 200 }),
    note: Schema.NullOr(paragraphs("Note", { max: 2000 })),
    says_unsafe: Schema.Boolean,
    ...Reporter.fields,
    /** Hidden in the form: only bots fill it in, and they get the same response. */
    website: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500)))
  }),
  status: 202,
  errors: [StickerInvalid, VehicleNotInFleet],
  limits: [
    { per: "network", times: 20, seconds: HOUR },
    { per: { field: "token" }, times: 30, seconds: 24 * HOUR }
  ]
})
