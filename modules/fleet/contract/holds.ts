import {
  CursorText,
  endpoint,
  inOrganization,
  Instant,
  line,
  NotFound,
  pageOf,
  paragraphs,
  period,
  rowLimit
} from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/holds.ts"
import { BlockKind, HoldChange, HoldView } from "./holdViews.ts"
import { HoldId, LocationId, VehicleId } from "./ids.ts"

const group = "Occupancy"
const ofVehicle = inOrganization({ vehicleId: VehicleId })
const oneHold = inOrganization({ holdId: HoldId })

/**
 * What happens to firm holds in the way: the call is refused, or they become tentative. Those that have begun, and
 * groundings, are never demoted.
 */
export const OnConflict = Schema.Literals(["refuse", "demote"])
export type OnConflict = typeof OnConflict.Type

/** Refuses conflicts by default. */
const on_conflict = Schema.optionalKey(OnConflict)

const held_for = Schema.NullOr(line("Held for", { max: 120 }))
const note = Schema.NullOr(paragraphs("Note", { max: 500 }))
/** Now by default. */
const starts_at = Schema.optionalKey(Instant)

export const ListHolds = endpoint({
  name: "listHolds",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/holds",
  access: "member",
  permission: "vehicles.read",
  summary: "List a vehicle's holds: current and upcoming ones by start, past and released ones newest first",
  params: ofVehicle,
  query: Schema.Struct({
    after: Schema.optionalKey(CursorText),
    limit: rowLimit(200),
    /** Upcoming by default, which includes current ones. */
    when: Schema.optionalKey(Schema.Literals(["upcoming", "past"])),
    /** Those that are not released and touch a period, instead of either. */
    during: Schema.optionalKey(period)
  }),
  output: pageOf(HoldView),
  errors: [NotFound]
})

export const BlockVehicle = endpoint({
  name: "blockVehicle",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/holds",
  access: "member",
  permission: "holds.edit",
  summary: "Block a vehicle for a reason and a period",
  params: ofVehicle,
  body: Schema.Struct({
    kind: BlockKind,
    /** Firm by default. */
    status: Schema.optionalKey(Schema.Literals(["tentative", "firm"])),
    starts_at,
    /** Null until further notice, which only some kinds allow. */
    due_at: Schema.NullOr(Instant),
    held_for,
    note,
    on_conflict
  }),
  output: HoldChange,
  status: 201,
  errors: [NotFound, Errors.HoldConflict, Errors.VehicleNotInFleet, Errors.HoldNeedsEnd, Errors.EndTooEarly]
})

export const TransferVehicle = endpoint({
  name: "transferVehicle",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/transfers",
  access: "member",
  permission: "holds.edit",
  summary: "Transfer a vehicle to another location, where it arrives later",
  params: ofVehicle,
  body: Schema.Struct({
    to_location_id: LocationId,
    starts_at,
    /** When it should arrive. */
    due_at: Instant,
    held_for,
    note,
    on_conflict
  }),
  output: HoldChange,
  status: 201,
  errors: [
    NotFound,
    Errors.HoldConflict,
    Errors.VehicleNotInFleet,
    Errors.EndTooEarly,
    Errors.AlreadyAtLocation
  ]
})

export const ArriveTransfer = endpoint({
  name: "arriveTransfer",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/holds/:holdId/arrival",
  access: "member",
  permission: "holds.edit",
  summary: "End a transfer at its destination, where the vehicle is from now on",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.NotUnderWay]
})

export const StartHold = endpoint({
  name: "startHold",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/holds/:holdId/start",
  access: "member",
  permission: "holds.edit",
  summary: "Start a hold now instead of later",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.HoldConflict, Errors.VehicleNotInFleet, Errors.HoldIsOver, Errors.HoldIsGrounding]
})

export const ExtendHold = endpoint({
  name: "extendHold",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/holds/:holdId/end",
  access: "member",
  permission: "holds.edit",
  summary: "Change the end of a hold; holds in the way may become tentative",
  params: oneHold,
  body: Schema.Struct({ due_at: Schema.NullOr(Instant), on_conflict }),
  output: HoldChange,
  errors: [
    NotFound,
    Errors.HoldConflict,
    Errors.VehicleNotInFleet,
    Errors.HoldIsOver,
    Errors.HoldIsGrounding,
    Errors.HoldNeedsEnd,
    Errors.EndTooEarly
  ]
})

export const ConfirmHold = endpoint({
  name: "confirmHold",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/holds/:holdId/confirmation",
  access: "member",
  permission: "holds.edit",
  summary: "Make a tentative hold firm, unless another firm hold is in the way",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.HoldConflict, Errors.VehicleNotInFleet, Errors.HoldIsOver, Errors.HoldIsGrounding]
})

export const WithdrawConfirmation = endpoint({
  name: "withdrawConfirmation",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/holds/:holdId/confirmation",
  access: "member",
  permission: "holds.edit",
  summary: "Make a firm hold tentative, unless it has begun",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.HoldIsOver, Errors.HoldIsGrounding, Errors.HoldHasBegun]
})

export const ReleaseHold = endpoint({
  name: "releaseHold",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/holds/:holdId/release",
  access: "member",
  permission: "holds.edit",
  summary: "End a hold now, or cancel it if it has not begun",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.HoldIsGrounding]
})

export const RetakeHold = endpoint({
  name: "retakeHold",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/holds/:holdId/release",
  access: "member",
  permission: "holds.edit",
  summary: "Undo the release of a hold, unless the vehicle was taken in the meantime",
  params: oneHold,
  output: HoldView,
  errors: [NotFound, Errors.HoldConflict, Errors.VehicleNotInFleet, Errors.HoldIsOver, Errors.HoldIsGrounding]
})
