import { CalendarDate, OrganizationId } from "#kernel"
import { GroupId, VehicleId, VehicleKind } from "#fleet/contract"
import { Schema } from "effect"
import { FormUse } from "./formViews.ts"
import { FormId, InspectionId, InspectionScheduleId } from "./ids.ts"

const MAX_SELECTED = 500

const selected = <Item extends Schema.Codec<unknown, unknown>>(item: Item) =>
  Schema.Array(item).check(
    Schema.isMaxLength(MAX_SELECTED, { message: `Choose at most ${MAX_SELECTED}.` }).abort(),
    Schema.isMinLength(1, { message: "Choose at least one." })
  )

/** Which vehicles are inspected: all that are in service, or those of them that are named, in a group or of a kind. */
export const VehicleRule = Schema.Union([
  Schema.Struct({ by: Schema.Literal("all") }),
  Schema.Struct({ by: Schema.Literal("vehicles"), vehicle_ids: selected(VehicleId) }),
  Schema.Struct({ by: Schema.Literal("groups"), group_ids: selected(GroupId) }),
  Schema.Struct({ by: Schema.Literal("kinds"), kinds: selected(VehicleKind) })
])
export type VehicleRule = typeof VehicleRule.Type

const whole = (message: string, between: { readonly minimum: number; readonly maximum: number }) =>
  Schema.Number.annotate({ message }).check(Schema.isInt({ message }), Schema.isBetween(between, { message }))

const EVERY = "Enter 1 to 730 days."
const HOURS = "Enter 1 to 720 hours."

/**
 * `every_days`: once in each period of so many days from `starts_on`, in the organization's time zone. `before_use`: after
 * the vehicle's last driver returned it, and no longer than so many hours before it goes out.
 */
export const Cadence = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("every_days"),
    days: whole(EVERY, { minimum: 1, maximum: 730 }),
    starts_on: CalendarDate
  }),
  Schema.Struct({
    kind: Schema.Literal("before_use"),
    valid_hours: whole(HOURS, { minimum: 1, maximum: 720 })
  })
])
export type Cadence = typeof Cadence.Type

const GRACE = "Enter 0 to 720 hours."

export const ScheduleFields = {
  rule: VehicleRule,
  cadence: Cadence,
  /**
   * How long after its period an inspection may still be done, before it is missed: no longer than until the next period
   * ends. One that counts for the period before does not count for its own, too.
   */
  grace_hours: whole(GRACE, { minimum: 0, maximum: 720 }),
  /** Whether a vehicle must not go out while its inspection is due. */
  required: Schema.Boolean
}

const form = Schema.Struct({ id: FormId, name: Schema.String, use: FormUse })

/** When vehicles are inspected with a form. `version` counts its changes, for `expected_version`. */
export const InspectionScheduleView = Schema.Struct({
  ...ScheduleFields,
  organization_id: OrganizationId,
  id: InspectionScheduleId,
  form,
  paused_at: Schema.NullOr(Schema.Date),
  version: Schema.Int,
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type InspectionScheduleView = typeof InspectionScheduleView.Type

/**
 * An inspection that a vehicle needs. `due_on`: the last day of its period; null before each use. `overdue`: that is over,
 * and it can still be done. `last`: the one with this form before.
 */
export const DueInspection = Schema.Struct({
  schedule_id: InspectionScheduleId,
  form: Schema.Struct({ ...form.fields, version: Schema.Int }),
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String }),
  state: Schema.Literals(["due", "overdue"]),
  due_on: Schema.NullOr(CalendarDate),
  required: Schema.Boolean,
  last: Schema.NullOr(Schema.Struct({ id: InspectionId, at: Schema.Date }))
})
export type DueInspection = typeof DueInspection.Type

/** An inspection that was not done. */
export const MissedInspection = Schema.Struct({
  schedule_id: InspectionScheduleId,
  form: Schema.Struct({ id: FormId, name: Schema.String }),
  vehicle: Schema.Struct({ id: VehicleId, name: Schema.String }),
  /** The first and the last day of its period. */
  from: CalendarDate,
  due_on: CalendarDate,
  reported_at: Schema.Date
})
export type MissedInspection = typeof MissedInspection.Type
