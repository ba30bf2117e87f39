import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import { CustomValueInvalid, VinTaken, UnitNumberTaken, PlateTaken } from "./errors/vehicles.ts"
import { CustomInput, CustomValues } from "./customFieldViews.ts"
import { GroupId, LocationId, VehicleId } from "./ids.ts"
import { Lifecycle } from "./lifecycle.ts"
import { VehicleTag, VehicleTags } from "./vehicleFields.ts"

const group = "Vehicles"

/** The most vehicles of a call: a transaction so short that no one waits for it. */
export const MAX_VEHICLES_CHANGED = 500

/**
 * Why a vehicle was not changed. `taken`: another vehicle has its VIN, unit number or plate. `assigned`: a driver has it, or is
 * planned to have it. `held`: it is in use or booked.
 */
export const VehicleSkipReason = Schema.Literals([
  "not_found",
  "not_possible",
  "held",
  "assigned",
  "too_many_tags",
  "taken"
])
export type VehicleSkipReason = typeof VehicleSkipReason.Type

/** What a vehicle had before a change, so that the change can be undone. */
const Before = Schema.Struct({
  id: VehicleId,
  lifecycle: Lifecycle,
  location_id: Schema.NullOr(LocationId),
  group_id: Schema.NullOr(GroupId),
  tags: Schema.Array(Schema.String),
  custom: CustomValues
})

export const ChangeVehicles = endpoint({
  name: "changeVehicles",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/vehicles",
  access: "member",
  permission: "vehicles.edit",
  summary: `Change the state, location, group or tags of up to ${MAX_VEHICLES_CHANGED} vehicles together`,
  params: inOrganization({}),
  body: Schema.Struct({
    ids: Schema.Array(VehicleId).check(
      Schema.isMaxLength(MAX_VEHICLES_CHANGED, {
        message: `A request changes at most ${MAX_VEHICLES_CHANGED} vehicles.`
      })
    ),
    lifecycle: Schema.optionalKey(Lifecycle),
    location_id: Schema.optionalKey(Schema.NullOr(LocationId)),
    group_id: Schema.optionalKey(Schema.NullOr(GroupId)),
    add_tags: Schema.optionalKey(VehicleTags),
    remove_tags: Schema.optionalKey(VehicleTags),
    custom: Schema.optionalKey(CustomInput)
  }),
  /** `changed`: those that are different now, as they were before. The rest was as requested already. */
  output: Schema.Struct({
    changed: Schema.Array(Before),
    skipped: Schema.Array(Schema.Struct({ id: VehicleId, reason: VehicleSkipReason }))
  }),
  errors: [NotFound, CustomValueInvalid, VinTaken, UnitNumberTaken, PlateTaken],
  weight: { list: "ids", heavyAbove: 50 },
  limits: [{ per: "person", times: 1000, seconds: HOUR }]
})

/** How many tags and makes are suggested. */
export const MAX_VEHICLE_SUGGESTIONS = 200

export const ListVehicleTags = endpoint({
  name: "listVehicleTags",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicle-tags",
  access: "member",
  permission: "vehicles.read",
  summary: `List the ${MAX_VEHICLE_SUGGESTIONS} tags that most vehicles have`,
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(Schema.Struct({ tag: VehicleTag, vehicles: Schema.Int })) })
})
