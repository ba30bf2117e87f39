import { CalendarDate, line, OrganizationId, paragraphs, UserId } from "#kernel"
import { FileId, LinkedFile } from "#files/contract"
import { Source, VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DefectState } from "./defectStates.ts"
import { DefectId, WorkOrderId } from "./ids.ts"
import { WorkOrderLink } from "./workOrderLink.ts"

/** How serious a defect is. `major` and `critical` may block a vehicle. */
export const DefectSeverity = Schema.Literals(["advisory", "minor", "major", "critical"])
export type DefectSeverity = typeof DefectSeverity.Type

/** Where a defect was noticed. */
export const DefectSource = Schema.Literals([
  "inspection",
  "driver",
  "workshop",
  "telematics",
  "recall",
  "customer",
  "sticker"
])
export type DefectSource = typeof DefectSource.Type

/** The system of a vehicle that a task or defect is about. Our own neutral list. */
export const VehicleSystem = Schema.Literals([
  "brakes",
  "steering",
  "suspension",
  "tires_wheels",
  "lights",
  "glass_mirrors",
  "wipers",
  "horn",
  "coupling",
  "engine",
  "cooling",
  "fuel",
  "exhaust",
  "transmission",
  "electrical",
  "battery",
  "body",
  "interior",
  "heating",
  "safety_equipment",
  "documents",
  "other"
])
export type VehicleSystem = typeof VehicleSystem.Type

/** How a defect was resolved. */
export const DefectResolution = Schema.Literals([
  "fixed",
  "no_fault_found",
  "not_safety_related",
  "duplicate"
])
export type DefectResolution = typeof DefectResolution.Type

export const MAX_DEFECT_PHOTOS = 10

/** What people enter about a defect. */
export const DefectFields = {
  title: line("Title", { max: 200 }),
  system: VehicleSystem,
  severity: DefectSeverity,
  note: Schema.NullOr(paragraphs("Note", { max: 2000 })),
  due_on: Schema.NullOr(CalendarDate),
  assignee_id: Schema.NullOr(UserId),
  photos: Schema.Array(FileId).check(
    Schema.isMaxLength(MAX_DEFECT_PHOTOS, { message: `A defect has at most ${MAX_DEFECT_PHOTOS} photos.` })
  )
}

/** Who reported a defect without an account, by their own account of it. */
export const Reporter = Schema.Struct({
  name: Schema.NullOr(line("Name", { max: 120 })),
  contact: Schema.NullOr(line("Phone or email", { max: 200 }))
})
export type Reporter = typeof Reporter.Type

const text = Schema.NullOr(Schema.String)
const person = Schema.NullOr(Schema.Struct({ id: UserId, name: text }))
/** Who did something, and when. */
const signed = Schema.NullOr(Schema.Struct({ by: person, at: Schema.Date }))

/** A defect in a list. `number`: shown as D-1042. `photo_count`: how many photos it has. */
export const DefectRow = Schema.Struct({
  id: DefectId,
  organization_id: OrganizationId,
  number: Schema.Int,
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String }),
  title: Schema.String,
  system: VehicleSystem,
  severity: DefectSeverity,
  blocking: Schema.Boolean,
  source: DefectSource,
  state: DefectState,
  /** The person without an account who reported it says that the vehicle is unsafe. */
  says_unsafe: Schema.Boolean,
  reported_at: Schema.Date,
  reported_by: person,
  due_on: Schema.NullOr(CalendarDate),
  assignee: person,
  deferred_until: Schema.NullOr(CalendarDate),
  work_order_id: Schema.NullOr(WorkOrderId),
  /** The same with its number. */
  work_order: Schema.NullOr(WorkOrderLink),
  photo_count: Schema.Int,
  version: Schema.Int
})
export type DefectRow = typeof DefectRow.Type

/** Why and by whom a defect was put off, until a day. */
export const Deferral = Schema.Struct({ until: CalendarDate, reason: Schema.String, by: person })

/** How a defect ended. `note`: of a blocking defect, the certification that the vehicle is safe. */
export const ResolvedView = Schema.Struct({
  resolution: DefectResolution,
  note: text,
  by: person,
  at: Schema.Date
})
export type ResolvedView = typeof ResolvedView.Type

/**
 * What is wrong with a vehicle. `released`: who signed that a vehicle blocked by it may be driven again. `acknowledged`: the
 * driver who signed to have seen what was repaired.
 */
export const DefectView = Schema.Struct({
  ...DefectRow.fields,
  note: text,
  origin: Schema.NullOr(Source),
  reporter: Schema.NullOr(Reporter),
  photos: Schema.Array(LinkedFile),
  deferral: Schema.NullOr(Deferral),
  resolved: Schema.NullOr(ResolvedView),
  verified: signed,
  released: signed,
  acknowledged: signed,
  /** What the reader may do about it. */
  can: Schema.Struct({ verify: Schema.Boolean, reopen: Schema.Boolean, release: Schema.Boolean })
})
export type DefectView = typeof DefectView.Type

/**
 * A defect that was resolved since the driver of its vehicle last signed. `correction`: what was done, as its work order says.
 */
export const RepairedDefect = Schema.Struct({
  id: DefectId,
  number: Schema.Int,
  title: Schema.String,
  system: VehicleSystem,
  severity: DefectSeverity,
  blocking: Schema.Boolean,
  resolved: ResolvedView,
  correction: Schema.NullOr(Schema.String)
})
export type RepairedDefect = typeof RepairedDefect.Type
