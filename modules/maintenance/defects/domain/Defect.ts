import { CalendarDate, OrganizationId, UserId, Uuid } from "#kernel"
import { SafetyBlockId, VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { canBecome, DefectState, isUnresolved } from "../../contract/defectStates.ts"
import { DefectResolution, DefectSeverity, DefectSource, VehicleSystem } from "../../contract/defectViews.ts"
import { DefectId, WorkOrderId } from "../../contract/ids.ts"

const text = Schema.NullOr(Schema.String)
const user = Schema.NullOr(UserId)
const instant = Schema.NullOr(Schema.Date)

/** A defect as it is stored. */
export const Defect = Schema.Struct({
  organization_id: OrganizationId,
  id: DefectId,
  number: Schema.Int,
  vehicle_id: VehicleId,
  title: Schema.String,
  system: VehicleSystem,
  severity: DefectSeverity,
  blocking: Schema.Boolean,
  source: DefectSource,
  origin_module: text,
  origin_id: Schema.NullOr(Uuid),
  item: text,
  note: text,
  reported_by: user,
  reporter_name: text,
  reporter_contact: text,
  says_unsafe: Schema.Boolean,
  reported_at: Schema.Date,
  state: DefectState,
  due_on: Schema.NullOr(CalendarDate),
  assignee_id: user,
  deferred_until: Schema.NullOr(CalendarDate),
  deferred_by: user,
  deferral_reason: text,
  resolution: Schema.NullOr(DefectResolution),
  resolution_note: text,
  resolved_by: user,
  resolved_at: instant,
  verified_by: user,
  verified_at: instant,
  safety_block_id: Schema.NullOr(SafetyBlockId),
  released_by: user,
  released_at: instant,
  acknowledged_by: user,
  acknowledged_at: instant,
  work_order_id: Schema.NullOr(WorkOrderId),
  version: Schema.Int,
  updated_at: Schema.Date
})
export type Defect = typeof Defect.Type

/** Who does something, and when. `by` is null for the system. */
export interface Signature {
  readonly by: UserId | null
  readonly at: Date
}

/** Whether a person resolved or released one of these defects, so that someone else has to check the repair. */
export const isRepairOf = (
  person: UserId,
  repaired: ReadonlyArray<Pick<Defect, "resolved_by" | "released_by">>
): boolean =>
  repaired.some(({ resolved_by, released_by }) => resolved_by === person || released_by === person)

/** As people name it: D-1042. */
export const defectName = ({ number }: Pick<Defect, "number">): string => `D-${number}`

/** What is known of a defect when it is reported. */
export type ReportedDefect = Pick<
  Defect,
  | "organization_id"
  | "id"
  | "number"
  | "vehicle_id"
  | "title"
  | "system"
  | "severity"
  | "blocking"
  | "source"
  | "origin_module"
  | "origin_id"
  | "item"
  | "note"
  | "reported_by"
  | "reporter_name"
  | "reporter_contact"
  | "says_unsafe"
  | "reported_at"
  | "safety_block_id"
>

const changed = (before: Defect, changes: Partial<Defect>, at: Date): Defect => ({
  ...before,
  ...changes,
  version: before.version + 1,
  updated_at: at
})

const NOT_DEFERRED = { deferred_until: null, deferred_by: null, deferral_reason: null }
const NOT_RESOLVED = {
  resolution: null,
  resolution_note: null,
  resolved_by: null,
  resolved_at: null,
  verified_by: null,
  verified_at: null,
  released_by: null,
  released_at: null,
  acknowledged_by: null,
  acknowledged_at: null
}

export const newDefect = (reported: ReportedDefect): Defect => ({
  ...reported,
  ...NOT_DEFERRED,
  ...NOT_RESOLVED,
  state: "open",
  due_on: null,
  assignee_id: null,
  work_order_id: null,
  version: 1,
  updated_at: reported.reported_at
})

/** Whether someone may resolve a defect like this: a blocking one needs a certification. */
export const isCertified = ({ blocking }: Defect, note: string | null): boolean => !blocking || note !== null

/** Whether someone can sign that its vehicle may be driven again. */
export const isReleasable = ({ blocking, state, released_at }: Defect): boolean =>
  blocking && !isUnresolved(state) && released_at === null

/** Once someone has judged an open defect, it is triaged. */
export const edited = (
  before: Defect,
  changes: Partial<Pick<Defect, "title" | "system" | "severity" | "due_on" | "assignee_id">>,
  at: Date
): Defect => changed(before, { ...changes, ...(before.state === "open" && { state: "triaged" }) }, at)

export const blocking = (before: Defect, block: SafetyBlockId): Defect => ({
  ...before,
  blocking: true,
  safety_block_id: block
})

export const deferred = (
  before: Defect,
  until: CalendarDate,
  reason: string,
  { by, at }: Signature
): Defect =>
  changed(before, { state: "deferred", deferred_until: until, deferred_by: by, deferral_reason: reason }, at)

export const resolved = (
  before: Defect,
  { resolution, note }: { readonly resolution: DefectResolution; readonly note: string | null },
  { by, at }: Signature
): Defect =>
  changed(
    before,
    {
      ...NOT_DEFERRED,
      state: "resolved",
      resolution,
      resolution_note: note,
      resolved_by: by,
      resolved_at: at
    },
    at
  )

export const released = (before: Defect, { by, at }: Signature): Defect =>
  changed(before, { released_by: by, released_at: at }, at)

export const verified = (before: Defect, { by, at }: Signature): Defect =>
  changed(before, { state: "verified", verified_by: by, verified_at: at }, at)

export const reopened = (before: Defect, at: Date): Defect =>
  changed(before, { ...NOT_DEFERRED, ...NOT_RESOLVED, state: "open", work_order_id: null }, at)

/** On a work order, or no longer on it. */
export const onWorkOrder = (before: Defect, workOrderId: WorkOrderId | null, at: Date): Defect =>
  changed(
    before,
    { ...NOT_DEFERRED, work_order_id: workOrderId, state: workOrderId === null ? "triaged" : "in_work" },
    at
  )

export const mayBecome = ({ state }: Defect, next: DefectState): boolean => canBecome(state, next)
