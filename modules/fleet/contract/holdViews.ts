import { OrganizationId, UserId, Uuid } from "#kernel"
import { Schema } from "effect"
import { HoldId, LocationId, VehicleId } from "./ids.ts"

/** Why a vehicle is taken. */
export const HoldKind = Schema.Literals([
  "rental",
  "loaner",
  "test_drive",
  "internal_use",
  "maintenance",
  "inspection_grounding",
  "transfer",
  "hard_hold",
  "sale_pending"
])
export type HoldKind = typeof HoldKind.Type

/** `firm`: the vehicle is or was taken. `tentative`: requested, or demoted by another hold. `released`: no longer wanted. */
export const HoldStatus = Schema.Literals(["tentative", "firm", "released"])
export type HoldStatus = typeof HoldStatus.Type

/** Where a vehicle is now: free, with someone who drives it, or blocked. Derived from its firm holds. */
export const Availability = Schema.Literals(["available", "out", "blocked"])
export type Availability = typeof Availability.Type

/** With these someone has the vehicle. */
export const OUT_KINDS = [
  "rental",
  "loaner",
  "test_drive",
  "internal_use"
] as const satisfies ReadonlyArray<HoldKind>

/** These end when the vehicle is back or has arrived, which may be late; the others at their end. */
const RETURNING_KINDS: ReadonlyArray<HoldKind> = [...OUT_KINDS, "transfer"]

/** These may last until further notice. */
const OPEN_ENDED_KINDS: ReadonlyArray<HoldKind> = ["maintenance", "hard_hold", "inspection_grounding"]

export const isOut = (kind: HoldKind): boolean => OUT_KINDS.some((out) => out === kind)
export const returns = (kind: HoldKind): boolean => RETURNING_KINDS.includes(kind)
export const mayBeOpenEnded = (kind: HoldKind): boolean => OPEN_ENDED_KINDS.includes(kind)

/** What people may block a vehicle for. Transfers and groundings have endpoints of their own. */
export const BlockKind = Schema.Literals([
  "maintenance",
  "hard_hold",
  "internal_use",
  "rental",
  "loaner",
  "test_drive",
  "sale_pending"
])
export type BlockKind = typeof BlockKind.Type

const text = Schema.NullOr(Schema.String)
const instant = Schema.NullOr(Schema.Date)

/** A record of another module that a hold belongs to. */
export const Source = Schema.Struct({ module: Schema.String, id: Uuid })
export type Source = typeof Source.Type

/**
 * A period in which a vehicle is taken. `due_at`: when it should end; null until further notice. `ended_at`: when someone
 * ended it, before or after that. `demoted_at`: when another hold made it tentative. `held_for`: who has the vehicle.
 * `arrived`: of a transfer that ended at its destination.
 */
export const HoldView = Schema.Struct({
  id: HoldId,
  organization_id: OrganizationId,
  vehicle_id: VehicleId,
  kind: HoldKind,
  status: HoldStatus,
  starts_at: Schema.Date,
  due_at: instant,
  ended_at: instant,
  demoted_at: instant,
  held_for: text,
  note: text,
  source: Schema.NullOr(Source),
  from_location_id: Schema.NullOr(LocationId),
  to_location_id: Schema.NullOr(LocationId),
  arrived: Schema.Boolean,
  created_by: Schema.NullOr(Schema.Struct({ id: UserId, name: text })),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type HoldView = typeof HoldView.Type

/** What stands in the way of a hold, by its start; at most 20. `can_demote`: they could become tentative instead. */
export const HoldsInTheWay = Schema.Struct({ holds: Schema.Array(HoldView), can_demote: Schema.Boolean })
export type HoldsInTheWay = typeof HoldsInTheWay.Type

/** A change of a hold, and the firm holds that it made tentative. */
export const HoldChange = Schema.Struct({ hold: HoldView, demoted: Schema.Array(HoldView) })
export type HoldChange = typeof HoldChange.Type
