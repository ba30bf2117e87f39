import {
  anyOf,
  CursorText,
  endpoint,
  inOrganization,
  Instant,
  line,
  NotFound,
  pageOf,
  paragraphs
} from "#kernel"
import { FileUnavailable } from "#files/contract"
import { Schema } from "effect"
import { DamageState, DamageView, MarkFields, MAX_DAMAGE, Permille } from "./damageViews.ts"
import * as DriverErrors from "./errors/drivers.ts"
import * as MeterErrors from "./errors/meters.ts"
import { HandoverDirection, HandoverRow, HandoverView, PositionedPhoto, Signature } from "./handoverViews.ts"
import { AssignmentId, DamageId, HandoverId, LocationId, VehicleId } from "./ids.ts"
import { DialValue } from "./meters.ts"
import { MeterUnit, StandardKind } from "./meterUnits.ts"

const group = "Handovers"

export const MAX_HANDOVER_PHOTOS = 30
export const MAX_ACCESSORIES = 20
export const MAX_LISTED_DAMAGE = 200

const Keys = Schema.Number.annotate({ message: "Enter 0 to 20 keys." }).check(
  Schema.isInt({ message: "Enter 0 to 20 keys." }),
  Schema.isBetween({ minimum: 0, maximum: 20 }, { message: "Enter 0 to 20 keys." })
)

const ofVehicle = inOrganization({ vehicleId: VehicleId })

export const ListHandovers = endpoint({
  name: "listHandovers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/handovers",
  access: "member",
  permission: "handovers.read",
  summary: "List the handovers of a vehicle, newest first",
  params: ofVehicle,
  query: Schema.Struct({ after: Schema.optionalKey(CursorText) }),
  output: pageOf(HandoverRow),
  errors: [NotFound]
})

export const GetHandover = endpoint({
  name: "getHandover",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/handovers/:handoverId",
  access: "member",
  permission: "handovers.read",
  summary: "Get a handover, with what the vehicle was like before",
  params: inOrganization({ handoverId: HandoverId }),
  output: HandoverView,
  errors: [NotFound]
})

export const RecordHandover = endpoint({
  name: "recordHandover",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/handovers/:handoverId",
  access: "member",
  permission: "handovers.record",
  summary:
    "Record a handover under an id that the client creates, which starts a planned assignment or ends an active one",
  params: inOrganization({ handoverId: HandoverId }),
  body: Schema.Struct({
    assignment_id: AssignmentId,
    direction: HandoverDirection,
    /** By the clock of the device. */
    at: Instant,
    location_id: Schema.NullOr(LocationId),
    /** `confirm` stores an unlikely reading, too. */
    reading: Schema.NullOr(
      Schema.Struct({
        kind: StandardKind,
        value: DialValue,
        unit: MeterUnit,
        confirm: Schema.optionalKey(Schema.Boolean)
      })
    ),
    fuel_permille: Schema.NullOr(Permille),
    charge_permille: Schema.NullOr(Permille),
    keys: Schema.NullOr(Keys),
    accessories: Schema.Array(line("Accessory", { max: 60 })).check(
      Schema.isMaxLength(MAX_ACCESSORIES, { message: `Enter at most ${MAX_ACCESSORIES} accessories.` })
    ),
    notes: Schema.NullOr(paragraphs("Notes", { max: 2000 })),
    photos: Schema.Array(PositionedPhoto).check(
      Schema.isMaxLength(MAX_HANDOVER_PHOTOS, {
        message: `A handover has at most ${MAX_HANDOVER_PHOTOS} photos.`
      })
    ),
    /** Damage that was not known before. */
    marks: Schema.Array(Schema.Struct(MarkFields)).check(Schema.isMaxLength(MAX_DAMAGE)),
    /** Known damage that is no longer there. */
    repaired: Schema.Array(DamageId).check(Schema.isMaxLength(MAX_DAMAGE)),
    signatures: Schema.Array(Signature).check(Schema.isMaxLength(2)),
    /** The handover that this one replaces. */
    corrects_id: Schema.optionalKey(HandoverId)
  }),
  output: HandoverView,
  errors: [
    NotFound,
    DriverErrors.AssignmentNotPossible,
    DriverErrors.HandoverExists,
    DriverErrors.HandoverConflict,
    DriverErrors.TooMuchDamage,
    FileUnavailable,
    DriverErrors.PeriodReversed,
    DriverErrors.VehicleAssigned,
    DriverErrors.DriverAssigned,
    DriverErrors.AssignedTwice,
    DriverErrors.VehicleUnavailable,
    DriverErrors.VehicleGrounded,
    DriverErrors.DriverIsArchived,
    MeterErrors.UnitNotOfMeter,
    MeterErrors.ReadingInFuture,
    MeterErrors.ReadingOutOfOrder,
    MeterErrors.ReadingImplausible
  ]
})

export const ListDamage = endpoint({
  name: "listDamage",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/damage",
  access: "member",
  permission: "handovers.read",
  summary: `List the damage of a vehicle, newest first, at most ${MAX_LISTED_DAMAGE}; repaired damage only if asked for`,
  params: ofVehicle,
  query: Schema.Struct({ state: Schema.optionalKey(anyOf(DamageState)) }),
  output: Schema.Struct({ items: Schema.Array(DamageView) }),
  errors: [NotFound]
})

const oneDamage = inOrganization({ damageId: DamageId })

export const RepairDamage = endpoint({
  name: "repairDamage",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/damage/:damageId/repair",
  access: "member",
  permission: "damage.edit",
  summary: "Mark damage as repaired",
  params: oneDamage,
  errors: [NotFound]
})

export const ReopenDamage = endpoint({
  name: "reopenDamage",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/damage/:damageId/repair",
  access: "member",
  permission: "damage.edit",
  summary: "Undo that damage was marked as repaired",
  params: oneDamage,
  errors: [NotFound, DriverErrors.TooMuchDamage]
})
