import { line, OrganizationId, paragraphs, UserId } from "#kernel"
import { Schema } from "effect"
import { PartId, VendorId, WorkOrderLineId } from "./ids.ts"

const MOST = 100_000
const DECIMALS = 1000

const quantityMessage = `Enter a quantity up to ${MOST}, with at most three decimals.`
const inThousandths = Schema.makeFilter((quantity: number) =>
  Math.abs(quantity * DECIMALS - Math.round(quantity * DECIMALS)) < 1e-6 ? undefined : quantityMessage
)

/** Units of a part, with at most three decimals: pieces, liters or meters, by the part. */
export const Quantity = Schema.Number.annotate({ message: quantityMessage }).check(
  Schema.isBetween({ minimum: 0.001, maximum: MOST }, { message: quantityMessage }).abort(),
  inThousandths
)

/** The same, or none. */
export const QuantityOrNone = Schema.Number.annotate({ message: quantityMessage }).check(
  Schema.isBetween({ minimum: 0, maximum: MOST }, { message: quantityMessage }).abort(),
  inThousandths
)

const costMessage = "Enter a valid amount."
/** The cost of one unit, in minor units of the part's currency. */
export const UnitCost = Schema.Number.annotate({ message: costMessage }).check(
  Schema.isInt({ message: costMessage }),
  Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }, { message: costMessage })
)

/** What people enter about a part. `number`: of the manufacturer or the organization. `bin`: where it is. */
export const PartFields = {
  number: line("Part number", { max: 80 }),
  name: line("Name", { max: 200 }),
  unit: line("Unit", { max: 20 }),
  /** What one unit costs now; receiving parts changes it. */
  cost_minor: UnitCost,
  /** At this quantity or below, the part is low. Null: never. */
  reorder_point: Schema.NullOr(QuantityOrNone),
  bin: Schema.NullOr(line("Bin", { max: 80 }))
}

/**
 * A part in stock. `value_minor`: what the units on hand cost together, by which issued ones are charged (moving average).
 * `low`: at or below its reorder point.
 */
export const PartView = Schema.Struct({
  id: PartId,
  organization_id: OrganizationId,
  number: Schema.String,
  name: Schema.String,
  unit: Schema.String,
  cost_minor: Schema.Number,
  currency: Schema.String,
  reorder_point: Schema.NullOr(Schema.Number),
  bin: Schema.NullOr(Schema.String),
  on_hand: Schema.Number,
  value_minor: Schema.Number,
  low: Schema.Boolean,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date,
  version: Schema.Int
})
export type PartView = typeof PartView.Type

/** `issue`: used for a work order. `return`: unused, back from a work order. `adjust`: counted differently. */
export const StockMovementKind = Schema.Literals(["receive", "issue", "return", "adjust"])
export type StockMovementKind = typeof StockMovementKind.Type

/** A change of stock, which is never changed afterwards. `quantity` and `cost_minor` are negative when stock goes down. */
export const StockMovement = Schema.Struct({
  position: Schema.Int,
  part_id: PartId,
  kind: StockMovementKind,
  quantity: Schema.Number,
  cost_minor: Schema.Number,
  /** The stock afterwards. */
  on_hand: Schema.Number,
  work_order_line_id: Schema.NullOr(WorkOrderLineId),
  vendor: Schema.NullOr(Schema.Struct({ id: VendorId, name: Schema.String })),
  note: Schema.NullOr(Schema.String),
  moved_by: Schema.NullOr(Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String) })),
  moved_at: Schema.Date
})
export type StockMovement = typeof StockMovement.Type

export const MovementNote = paragraphs("Note", { max: 500 })
