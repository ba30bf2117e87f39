import { CursorText, endpoint, inOrganization, NotFound, pageOf, paragraphs, rowLimit, UserId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/holds.ts"
import { HoldView, Source } from "./holdViews.ts"
import { SafetyBlockId, VehicleId } from "./ids.ts"

const group = "Safety"
const ofVehicle = inOrganization({ vehicleId: VehicleId })

/** `grounded`: must not be driven. `restricted`: may be driven with a limitation, which the reason names. */
export const SafetySeverity = Schema.Literals(["restricted", "grounded"])
export type SafetySeverity = typeof SafetySeverity.Type

const person = Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) }))

/** Why a vehicle is not safe. It counts until it is released, with a note by whom and why. */
export const SafetyBlockView = Schema.Struct({
  id: SafetyBlockId,
  vehicle_id: VehicleId,
  severity: SafetySeverity,
  reason: Schema.String,
  source: Schema.NullOr(Source),
  opened_by: person,
  opened_at: Schema.Date,
  released_by: person,
  released_at: Schema.NullOr(Schema.Date),
  release_note: Schema.NullOr(Schema.String)
})
export type SafetyBlockView = typeof SafetyBlockView.Type

export const ListSafetyBlocks = endpoint({
  name: "listSafetyBlocks",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/safety-blocks",
  access: "member",
  permission: "vehicles.read",
  summary: "List why a vehicle is or was restricted or grounded, newest first",
  params: ofVehicle,
  query: Schema.Struct({
    after: Schema.optionalKey(CursorText),
    limit: rowLimit(200),
    state: Schema.optionalKey(Schema.Literals(["open", "released"]))
  }),
  output: pageOf(SafetyBlockView),
  errors: [NotFound]
})

export const BlockForSafety = endpoint({
  name: "blockForSafety",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/safety-blocks",
  access: "member",
  permission: "safety.block",
  summary: "Ground or restrict a vehicle; a grounding makes bookings in its way tentative",
  params: ofVehicle,
  body: Schema.Struct({ severity: SafetySeverity, reason: paragraphs("Reason", { max: 500 }) }),
  /** `demoted`: the firm holds that became tentative. */
  output: Schema.Struct({ block: SafetyBlockView, demoted: Schema.Array(HoldView) }),
  status: 201,
  errors: [NotFound, Errors.VehicleNotInFleet]
})

export const ReleaseSafetyBlock = endpoint({
  name: "releaseSafetyBlock",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/safety-blocks/:blockId/release",
  access: "member",
  permission: "safety.release",
  summary:
    "Release a vehicle from a safety block that no other record caused, with a note that says why it is safe",
  params: inOrganization({ blockId: SafetyBlockId }),
  body: Schema.Struct({ note: paragraphs("Note", { max: 500 }) }),
  output: SafetyBlockView,
  errors: [NotFound, Errors.SafetyBlockIsReleased, Errors.SafetyBlockOfRecord]
})
