import {
  CursorText,
  endpoint,
  HOUR,
  inOrganization,
  Instant,
  line,
  NotFound,
  pageOf,
  paragraphs
} from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors/meters.ts"
import { MeterId, ReadingId, SegmentId, VehicleId } from "./ids.ts"
import { MeterKind, MeterUnit, StandardKind } from "./meterUnits.ts"
import { MeterView, Plausibility, ReadingView } from "./meterViews.ts"

const group = "Meters"

const oneVehicle = inOrganization({ vehicleId: VehicleId })
const oneMeter = inOrganization({ meterId: MeterId })
const oneReading = inOrganization({ readingId: ReadingId })

/** What a dial shows, in its own unit. */
export const DialValue = Schema.Number.check(
  Schema.isBetween(
    { minimum: 0, maximum: 9_999_999.9 },
    { message: "Enter a reading between 0 and 9,999,999.9." }
  )
)

/** Why something was voided, or what happened to a meter. */
export const VoidReason = paragraphs("Reason", { max: 500 })

const MeterName = line("Name", { max: 60 })

/** Of one vehicle. Without `meter_id` and `kind`, of its odometer. `read_at` is now by default. */
const reading = {
  meter_id: Schema.optionalKey(MeterId),
  kind: Schema.optionalKey(StandardKind),
  value: DialValue,
  unit: MeterUnit,
  read_at: Schema.optionalKey(Instant),
  /** Stores an unlikely reading, too. */
  confirm: Schema.optionalKey(Schema.Boolean)
}

export const ListMeters = endpoint({
  name: "listMeters",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/meters",
  access: "member",
  permission: "vehicles.read",
  summary: "List the meters of a vehicle with their current readings, the primary one first",
  params: oneVehicle,
  output: Schema.Struct({ items: Schema.Array(MeterView) }),
  errors: [NotFound]
})

export const AddMeter = endpoint({
  name: "addMeter",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/meters",
  access: "member",
  permission: "readings.correct",
  summary: "Add a meter to a vehicle; one of kind `other` needs a name",
  params: oneVehicle,
  body: Schema.Struct({
    kind: MeterKind,
    name: Schema.NullOr(MeterName),
    unit: MeterUnit
  }),
  output: Schema.Struct({ id: MeterId }),
  status: 201,
  errors: [NotFound, Errors.MeterExists, Errors.MeterUnnamed, Errors.UnitNotOfMeter]
})

export const EditMeter = endpoint({
  name: "editMeter",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/meters/:meterId",
  access: "member",
  permission: "readings.correct",
  summary:
    "Rename a meter of kind `other`, change the unit it is read in, or make it the vehicle's primary meter",
  params: oneMeter,
  body: Schema.Struct({
    name: Schema.optionalKey(MeterName),
    unit: Schema.optionalKey(MeterUnit),
    is_primary: Schema.optionalKey(Schema.Literal(true))
  }),
  errors: [NotFound, Errors.MeterExists, Errors.MeterUnnamed, Errors.UnitNotOfMeter]
})

export const RemoveMeter = endpoint({
  name: "removeMeter",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/meters/:meterId",
  access: "member",
  permission: "readings.correct",
  summary: "Remove a meter that was never read",
  params: oneMeter,
  errors: [NotFound, Errors.MeterHasReadings]
})

export const ReplaceMeter = endpoint({
  name: "replaceMeter",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/meters/:meterId/segments",
  access: "member",
  permission: "readings.correct",
  summary:
    "Continue with a new dial, after the old one rolled over, or in another unit than earlier readings were entered in",
  params: oneMeter,
  body: Schema.Struct({
    reason: Schema.Literals(["replaced", "rolled_over", "unit_fix"]),
    /** Now by default; there must be no readings afterwards. */
    at: Schema.optionalKey(Instant),
    /** What the old dial showed last, in the meter's unit; by default its last reading. For `rolled_over`, where it did. */
    end_value: Schema.NullOr(DialValue),
    /** What the dial shows now, in `unit`. */
    start_value: DialValue,
    unit: MeterUnit,
    note: Schema.NullOr(VoidReason)
  }),
  output: Schema.Struct({ id: SegmentId }),
  status: 201,
  errors: [
    NotFound,
    Errors.ReadingInFuture,
    Errors.ReadingOutOfOrder,
    Errors.ReplacementTooEarly,
    Errors.UnitNotOfMeter,
    Errors.UnitIsTheSame
  ]
})

export const UndoReplacement = endpoint({
  name: "undoReplacement",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/meters/:meterId/segments/:segmentId",
  access: "member",
  permission: "readings.correct",
  summary: "Undo the last replacement of a meter, if there are no readings since",
  params: inOrganization({ meterId: MeterId, segmentId: SegmentId }),
  errors: [NotFound, Errors.ReplacementInUse]
})

export const ListReadings = endpoint({
  name: "listReadings",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/meters/:meterId/readings",
  access: "member",
  permission: "vehicles.read",
  summary: "List the readings of a meter by date, newest first, including voided ones",
  params: oneMeter,
  query: Schema.Struct({ after: Schema.optionalKey(CursorText) }),
  output: pageOf(ReadingView),
  errors: [NotFound]
})

const recorded = { id: ReadingId, meter_id: MeterId, value: Schema.Number, plausibility: Plausibility }

export const RecordReading = endpoint({
  name: "recordReading",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/readings",
  access: "member",
  permission: "readings.record",
  summary: "Record what a dial shows, or showed earlier; an unlikely value needs `confirm`",
  params: oneVehicle,
  body: Schema.Struct(reading),
  output: Schema.Struct(recorded),
  status: 201,
  errors: [
    NotFound,
    Errors.UnitNotOfMeter,
    Errors.ReadingInFuture,
    Errors.ReadingOutOfOrder,
    Errors.ReadingImplausible
  ]
})

/** The most readings of a call: each takes about 2 ms of processor time, and no one should wait for the transaction. */
export const MAX_READINGS = 50

export const RecordReadings = endpoint({
  name: "recordReadings",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/readings",
  access: "member",
  permission: "readings.record",
  summary: `Record up to ${MAX_READINGS} readings of several vehicles; each is stored or refused on its own`,
  params: inOrganization({}),
  body: Schema.Struct({
    readings: Schema.Array(Schema.Struct({ vehicle_id: VehicleId, ...reading })).check(
      Schema.isMaxLength(MAX_READINGS, { message: `A request records at most ${MAX_READINGS} readings.` })
    )
  }),
  /** In the order of the request. `code` and `detail` are those of the problem that `recordReading` responds with. */
  output: Schema.Struct({
    results: Schema.Array(
      Schema.Struct({
        vehicle_id: VehicleId,
        recorded: Schema.NullOr(Schema.Struct(recorded)),
        refused: Schema.NullOr(Schema.Struct({ code: Schema.String, detail: Schema.String }))
      })
    )
  }),
  weight: { list: "readings", heavyAbove: 10 },
  limits: [{ per: "person", times: 300, seconds: HOUR }]
})

export const VoidReading = endpoint({
  name: "voidReading",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/readings/:readingId/void",
  access: "member",
  permission: "readings.correct",
  summary: "Void a wrong reading; it stays in the history, but no longer counts",
  params: oneReading,
  body: Schema.Struct({ reason: VoidReason }),
  errors: [NotFound, Errors.ReadingOfReplacement]
})

export const RestoreReading = endpoint({
  name: "restoreReading",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/readings/:readingId/void",
  access: "member",
  permission: "readings.correct",
  summary: "Restore a voided reading, if it fits between the readings around it",
  params: oneReading,
  errors: [NotFound, Errors.ReadingOfReplacement, Errors.ReadingOutOfOrder]
})
